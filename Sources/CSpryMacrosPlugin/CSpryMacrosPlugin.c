#include "CSpryMacrosPlugin.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

const unsigned char *cspry_end_of_string(const unsigned char *text, const unsigned char *end) {
  for (const unsigned char *quote = text; (quote = memchr(quote, '"', end - quote)); quote++) {
    // Of a run of backslashes before it, each second one is escaped itself.
    const unsigned char *run = quote;
    while (run > text && run[-1] == '\\') run--;
    if ((quote - run) % 2 == 0) return quote;
  }
  return NULL;
}

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
