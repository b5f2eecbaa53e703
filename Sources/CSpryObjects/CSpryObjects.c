#include "CSpryObjects.h"

uint32_t cspry_active_spies = 0;

void cspry_set_active_spies(uint32_t count) {
  __atomic_store_n(&cspry_active_spies, count, __ATOMIC_RELAXED);
}
