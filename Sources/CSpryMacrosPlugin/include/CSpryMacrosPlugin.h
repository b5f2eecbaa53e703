#ifndef CSPRYMACROSPLUGIN_H
#define CSPRYMACROSPLUGIN_H

// What the plugin needs of the platform, so that no Swift file of it has to import that: with an
// index store, every module of the system that a package imports is indexed anew in each clean
// build. For the same reason nothing of the system is included here, only what Clang itself brings.

#include <stdbool.h>
#include <stddef.h>

/// The place of the first byte of a kind among so many; null if there is none.
static inline const unsigned char *_Nullable cspry_find(
    const unsigned char *_Nonnull bytes, unsigned char byte, size_t count) {
  return (const unsigned char *)__builtin_memchr(bytes, byte, count);
}

/// Whether so many bytes are the same as others.
static inline bool cspry_is_equal(
    const unsigned char *_Nonnull bytes, const unsigned char *_Nonnull others, size_t count) {
  return __builtin_memcmp(bytes, others, count) == 0;
}

/// The place of the quote that ends a JSON string, whose text begins at `text`: the first one that no
/// backslash escapes. Null if there is none before `end`.
///
/// Not of the platform, but here: each message has a long string full of escaped quotes, and in Swift a
/// debug build takes a quarter of the plugin's whole time to step over it.
const unsigned char *_Nullable cspry_end_of_string(
    const unsigned char *_Nonnull text, const unsigned char *_Nonnull end);

/// The length that stands before a message: 8 bytes, the least significant first.
///
/// That, too, in C, as a conversion between integers of Swift is generic: each file that asks for one
/// takes the compiler some 0.05 s more.
static inline size_t cspry_length(const void *_Nonnull frame) {
  size_t length = 0;
  for (int index = 7; index >= 0; index--)
    length = length << 8 | ((const unsigned char *)frame)[index];
  return length;
}

/// Writes a length as ``cspry_length`` reads it.
static inline void cspry_put_length(size_t length, unsigned char *_Nonnull frame) {
  for (int index = 0; index < 8; index++, length >>= 8) frame[index] = length & 0xFF;
}

/// Returns a file that writes to the standard output, alone: what is printed from now on goes to the
/// standard error.
int cspry_take_output(void);

/// Reads at most so many bytes, and waits while there are none. Returns how many there were: 0 at
/// the end, less on an error.
ptrdiff_t cspry_read(int file, void *_Nonnull target, size_t count);

/// Writes at most so many bytes. Returns how many there were; less than 0 on an error.
ptrdiff_t cspry_write(int file, const void *_Nonnull source, size_t count);

#endif
