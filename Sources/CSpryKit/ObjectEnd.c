#include "CSpryKit.h"

// Apple platforms use associated objects.
#if !defined(__APPLE__)

#include <stdatomic.h>
#include <stdlib.h>

// A deallocating deinitializer uses Swift's calling convention: the object is in the context
// register. (HeapMetadataHeaderPrefix in the runtime's Metadata.h.)
typedef __attribute__((swiftcall)) void (*deinitializer)(
    __attribute__((swift_context)) void *object);

/// The hooked classes with their own deinitializers. The list only grows, at its start, so that an
/// object's end finds its class without a lock; classes of fakes are few.
struct hooked_class {
  const void *metadata;
  deinitializer original;
  struct hooked_class *next;
};

static struct hooked_class *_Atomic hooked_classes;
static cspry_ended_fn did_end;

static struct hooked_class *find(const void *metadata) {
  struct hooked_class *hooked = atomic_load_explicit(&hooked_classes, memory_order_acquire);
  while (hooked && hooked->metadata != metadata) hooked = hooked->next;
  return hooked;
}

static __attribute__((swiftcall)) void hook(__attribute__((swift_context)) void *object) {
  // Whoever sees the hook in a class sees the class in the list.
  atomic_thread_fence(memory_order_acquire);
  find(*(const void *const *)object)->original(object);
  did_end(object);
}

void cspry_set_callback(cspry_ended_fn ended) {
  did_end = ended;
}

// A function of Swift's runtime. (HeapObject.h there.)
extern bool swift_isDeallocating(const void *object);

bool cspry_is_ending(const void *object) {
  return swift_isDeallocating(object);
}

void cspry_hook_class(const void *metadata) {
  if (find(metadata)) return;
  struct hooked_class *hooked = malloc(sizeof(*hooked));
  if (!hooked) abort();
  _Atomic(deinitializer) *slot = (_Atomic(deinitializer) *)metadata - 2;
  hooked->metadata = metadata;
  hooked->original = atomic_load(slot);
  hooked->next = atomic_load_explicit(&hooked_classes, memory_order_relaxed);
  atomic_store_explicit(&hooked_classes, hooked, memory_order_release);
  atomic_store(slot, hook);
}

#endif
