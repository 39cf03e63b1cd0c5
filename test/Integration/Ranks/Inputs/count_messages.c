/* Counts the messages that compiled pads send, by MPI's profiling interface:
   preloaded, it is called in place of MPI. Writes a line for each receiver,
   "SENDER RECEIVER MESSAGES BYTES MESSAGES BYTES", to the file
   $PAD_COUNTS.SENDER: those of pads, and those that tell how long parts are.

   With $PAD_SENDS "wait", a send waits until it is received, as with an eager
   limit of nothing; with "buffer" none does, as with one without an end. */

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_RANKS 64
/* What pad-run sends itself has another tag. */
enum { TAG_OF_PADS = 0, TAG_OF_SIZES = 2 };
#define BUFFER_BYTES (1 << 24)

static long messages[2][MAX_RANKS], bytes[2][MAX_RANKS];

int MPI_Send(const void *buffer, int count, MPI_Datatype type, int receiver,
             int tag, MPI_Comm world) {
  int is_counted = tag == TAG_OF_PADS || tag == TAG_OF_SIZES;
  if (is_counted) {
    int size, kind = tag == TAG_OF_SIZES;
    MPI_Type_size(type, &size);
    messages[kind][receiver] += 1;
    bytes[kind][receiver] += (long)count * size;
  }
  const char *sends = getenv("PAD_SENDS");
  if (!is_counted || !sends)
    return PMPI_Send(buffer, count, type, receiver, tag, world);
  if (strcmp(sends, "wait") == 0)
    return PMPI_Ssend(buffer, count, type, receiver, tag, world);
  static char *attached;
  if (!attached) {
    attached = malloc(BUFFER_BYTES);
    MPI_Buffer_attach(attached, BUFFER_BYTES);
  }
  return PMPI_Bsend(buffer, count, type, receiver, tag, world);
}

int MPI_Finalize(void) {
  const char *path = getenv("PAD_COUNTS");
  if (path) {
    char name[4096];
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    snprintf(name, sizeof(name), "%s.%d", path, rank);
    FILE *file = fopen(name, "w");
    for (int receiver = 0; file && receiver < size; ++receiver)
      if (messages[0][receiver] != 0 || messages[1][receiver] != 0)
        fprintf(file, "%d %d %ld %ld %ld %ld\n", rank, receiver,
                messages[0][receiver], bytes[0][receiver],
                messages[1][receiver], bytes[1][receiver]);
    if (file)
      fclose(file);
  }
  return PMPI_Finalize();
}
