#ifndef CSPRYOBJECTS_H
#define CSPRYOBJECTS_H

#include <stdbool.h>
#include <stdint.h>

/// How many spies are active in the process; to be reached by the functions below only.
extern uint32_t cspry_active_spies;

/// Whether any spy is active: one relaxed load, wherever it is inlined.
static inline bool cspry_is_spying(void) {
  return __atomic_load_n(&cspry_active_spies, __ATOMIC_RELAXED) != 0;
}

/// Sets how many spies are active.
void cspry_set_active_spies(uint32_t count);

#endif
