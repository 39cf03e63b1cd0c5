#include "First.h"
#include "pad/B/Public.h"
