#ifndef CSPRYKIT_H
#define CSPRYKIT_H

// What the runtime needs of the platform, so that no Swift file of it has to import that: with
// an index store, every module of the system that a package imports is indexed anew in each clean
// build. For the same reason nothing of the system is included here, only what Clang itself brings.

#include <stdbool.h>
#include <stddef.h>

// MARK: Memory

/// Memory by `malloc`, which is not null: where there is none left, the process stops.
void *_Nonnull cspry_allocate(size_t size);

void cspry_free(void *_Nonnull memory);

// MARK: Locks

/// Room for the lock of any platform. It must not move while it is used.
typedef struct {
  long long storage[6];
} cspry_lock;

/// Makes a lock, which is not recursive.
void cspry_lock_init(cspry_lock *_Nonnull lock);

/// Ends a lock that nobody holds.
void cspry_lock_destroy(cspry_lock *_Nonnull lock);

void cspry_lock_take(cspry_lock *_Nonnull lock);

void cspry_lock_give_up(cspry_lock *_Nonnull lock);

// MARK: Atomics

/// A flag that is read without a lock. Who sees it set sees what was written before that.
typedef struct {
  bool is_set;
} cspry_flag;

static inline __attribute__((always_inline)) bool cspry_flag_load(const cspry_flag *_Nonnull flag) {
  return __atomic_load_n(&flag->is_set, __ATOMIC_ACQUIRE);
}

static inline __attribute__((always_inline)) void cspry_flag_store(
    cspry_flag *_Nonnull flag, bool is_set) {
  __atomic_store_n(&flag->is_set, is_set, __ATOMIC_RELEASE);
}

/// The number of the newest call; to be reached only by the functions below.
extern unsigned long long cspry_call_number;

// Relaxed is enough: one variable's changes have one order, and it agrees with "happens before".

/// Numbers another call, from 1.
static inline __attribute__((always_inline)) unsigned long long cspry_call_number_next(void) {
  return __atomic_add_fetch(&cspry_call_number, 1, __ATOMIC_RELAXED);
}

static inline __attribute__((always_inline)) unsigned long long cspry_call_number_newest(void) {
  return __atomic_load_n(&cspry_call_number, __ATOMIC_RELAXED);
}

// MARK: The end of objects

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

/// Whether the `deinit` of an object runs.
bool cspry_is_ending(const void *_Nonnull object);

/// Hooks a class if it is not yet. The caller sees to it that no two threads do so at once; objects
/// of the class may end meanwhile.
void cspry_hook_class(const void *_Nonnull class_metadata);

#endif

#endif
