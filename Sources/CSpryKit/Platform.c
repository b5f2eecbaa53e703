#include "CSpryKit.h"

#include <stdlib.h>

#if defined(__APPLE__)
#include <os/lock.h>
typedef os_unfair_lock platform_lock;
#else
#include <pthread.h>
typedef pthread_mutex_t platform_lock;
#endif

_Static_assert(sizeof(platform_lock) <= sizeof(cspry_lock), "cspry_lock is too small");
_Static_assert(_Alignof(platform_lock) <= _Alignof(cspry_lock), "cspry_lock is not aligned");

unsigned long long cspry_call_number;

void *cspry_allocate(size_t size) {
  // For no bytes, which a value of type `Void` has, null would be an answer, too.
  void *memory = malloc(size > 0 ? size : 1);
  if (!memory) abort();
  return memory;
}

void cspry_free(void *memory) {
  free(memory);
}

#if defined(__APPLE__)

void cspry_lock_init(cspry_lock *lock) {
  *(platform_lock *)lock = OS_UNFAIR_LOCK_INIT;
}

void cspry_lock_destroy(cspry_lock *lock) {
  (void)lock;
}

void cspry_lock_take(cspry_lock *lock) {
  os_unfair_lock_lock((platform_lock *)lock);
}

void cspry_lock_give_up(cspry_lock *lock) {
  os_unfair_lock_unlock((platform_lock *)lock);
}

#else

void cspry_lock_init(cspry_lock *lock) {
  pthread_mutex_init((platform_lock *)lock, NULL);
}

void cspry_lock_destroy(cspry_lock *lock) {
  pthread_mutex_destroy((platform_lock *)lock);
}

void cspry_lock_take(cspry_lock *lock) {
  pthread_mutex_lock((platform_lock *)lock);
}

void cspry_lock_give_up(cspry_lock *lock) {
  pthread_mutex_unlock((platform_lock *)lock);
}

#endif
