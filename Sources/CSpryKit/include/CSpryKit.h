#ifndef CSPRYKIT_H
#define CSPRYKIT_H

#if !defined(__APPLE__)

#include <stdbool.h>

// Tells when an object of a Swift class ends, on platforms without associated objects.
//
// The runtime calls the function in the word two before a class's metadata address when an object's
// last strong reference goes away. `cspry_hook_class` puts one of ours there, once a class, which
// calls the original and then `ended`.

/// Returns the class's own deallocating deinitializer: asked under no lock, at each object's end.
typedef const void *_Nonnull (*cspry_original_fn)(const void *_Nonnull class_metadata);
/// Told after the deinitializer of `object` has run. Its memory must still be there: hold it unowned.
typedef void (*cspry_ended_fn)(const void *_Nonnull object);

/// Sets both callbacks; to be called once, before the first class is hooked.
void cspry_set_callbacks(cspry_original_fn _Nonnull original, cspry_ended_fn _Nonnull ended);

/// Hooks a class and returns its original deinitializer. The caller remembers it, and sees to it
/// that a class is hooked once, and that `original` can answer for it before its next object ends.
const void *_Nonnull cspry_original_deinit(const void *_Nonnull class_metadata);
void cspry_hook_class(const void *_Nonnull class_metadata);

#endif

#endif
