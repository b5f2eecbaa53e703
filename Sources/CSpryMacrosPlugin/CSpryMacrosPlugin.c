#include "CSpryMacrosPlugin.h"

#include <errno.h>
#include <unistd.h>

int cspry_take_output(void) {
  int output = dup(STDOUT_FILENO);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  return output;
}

ptrdiff_t cspry_read(int file, void *target, size_t count) {
  ptrdiff_t received;
  do received = read(file, target, count);
  while (received < 0 && errno == EINTR);
  return received;
}

ptrdiff_t cspry_write(int file, const void *source, size_t count) {
  ptrdiff_t sent;
  do sent = write(file, source, count);
  while (sent < 0 && errno == EINTR);
  return sent;
}
