/* Counts the messages that compiled pads send, by MPI's profiling interface:
   preloaded, it is called in place of MPI. Writes a line for each receiver,
   "SENDER RECEIVER MESSAGES BYTES", to the file $PAD_COUNTS.SENDER.

   With $PAD_SENDS "wait", a send waits until it is received, as with an eager
   limit of nothing; with "buffer" none does, as with one without an end. */

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_RANKS 64
/* That of messages of pads; what pad-run sends itself has another one. */
#define TAG_OF_PADS 0
#define BUFFER_BYTES (1 << 24)

static long messages[MAX_RANKS], bytes[MAX_RANKS];

int MPI_Send(const void *buffer, int count, MPI_Datatype type, int receiver,
             int tag, MPI_Comm world) {
  if (tag == TAG_OF_PADS) {
    int size;
    MPI_Type_size(type, &size);
    messages[receiver] += 1;
    bytes[receiver] += (long)count * size;
  }
  const char *sends = getenv("PAD_SENDS");
  if (tag != TAG_OF_PADS || !sends)
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
      if (messages[receiver] != 0)
        fprintf(file, "%d %d %ld %ld\n", rank, receiver, messages[receiver],
                bytes[receiver]);
    if (file)
      fclose(file);
  }
  return PMPI_Finalize();
}
