#include "pad/A/Third.h"
