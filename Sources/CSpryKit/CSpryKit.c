#include "CSpryKit.h"

#if !defined(__APPLE__)

#include <stdatomic.h>
#include <stddef.h>

// A deallocating deinitializer uses Swift's calling convention: the object is in the context
// register. (HeapMetadataHeaderPrefix in the runtime's Metadata.h.)
typedef __attribute__((swiftcall)) void (*deinitializer)(
    __attribute__((swift_context)) void *object);

static cspry_original_fn original_of;
static cspry_ended_fn did_end;

static _Atomic(deinitializer) *slot_of(const void *class_metadata) {
  return (_Atomic(deinitializer) *)class_metadata - 2;
}

static __attribute__((swiftcall)) void hook(__attribute__((swift_context)) void *object) {
  const void *class_metadata = *(const void *const *)object;
  ((deinitializer)original_of(class_metadata))(object);
  did_end(object);
}

void cspry_set_callbacks(cspry_original_fn original, cspry_ended_fn ended) {
  original_of = original;
  did_end = ended;
}

const void *cspry_original_deinit(const void *class_metadata) {
  return (const void *)atomic_load(slot_of(class_metadata));
}

void cspry_hook_class(const void *class_metadata) {
  atomic_store(slot_of(class_metadata), hook);
}

#else

// Apple platforms use associated objects; a target needs one symbol of its own.
void cspry_unused(void) {}

#endif
