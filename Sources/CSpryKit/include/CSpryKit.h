#ifndef CSPRYKIT_H
#define CSPRYKIT_H

#if !defined(__APPLE__)

// Tells when an object of a Swift class ends, on platforms without associated objects.
//
// The runtime calls the function in the word two before a class's metadata address when an object's
// last strong reference goes away. `cspry_hook_class` puts one of ours there, once a class, which
// calls the original and then `ended`.

/// Told after the deinitializer of `object` has run. Its memory must still be there: hold it unowned.
typedef void (*cspry_ended_fn)(const void *_Nonnull object);

/// Sets the callback; to be called once, before the first class is hooked.
void cspry_set_callback(cspry_ended_fn _Nonnull ended);

/// Hooks a class if it is not yet. The caller sees to it that no two threads do so at once; objects
/// of the class may end meanwhile.
void cspry_hook_class(const void *_Nonnull class_metadata);

#endif

#endif
