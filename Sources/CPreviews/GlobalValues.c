// SPDX-License-Identifier: MIT

#include "CPreviews.h"
#include "GuardedRun.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
// Sanitizers follow the runtime's own function.
#define ASSAY_SANITIZED 1
#endif
#endif

#if defined(__linux__) && !defined(ASSAY_SANITIZED)

#include <stdatomic.h>
#include <time.h>

// Swift makes a global or static value in `swift_once`, where other threads wait until it is made.
// The thread of a preview that dies there never ends, and each later use of the value would wait
// without end. A function of the executable takes the place of the one in Swift's library: it does
// the same, and knows which thread makes a value.

typedef void (*dead_value_handler)(int run);
static _Atomic(dead_value_handler) dead_value;

void assay_handle_dead_values(dead_value_handler handler) { atomic_store(&dead_value, handler); }

// The memory that Swift gives is zero at first.
enum { not_made = 0, in_the_making = 1, made = 2 };

static void make(_Atomic(int) *state, void (*function)(void *), void *context) {
  int found = not_made;
  while (!atomic_compare_exchange_strong(state, &found, in_the_making)) {
    if (found == made) return;
    const int run = assay_dead_run_making(state);
    const dead_value_handler handler = atomic_load(&dead_value);
    if (run && handler) handler(run);  // does not return
    // A thread that dies wakes nobody.
    const struct timespec pause = {.tv_nsec = 200 * 1000};
    nanosleep(&pause, NULL);
    found = not_made;
  }
  assay_begin_making(state);
  function(context);
  assay_end_making();
  atomic_store_explicit(state, made, memory_order_release);
}

// Weak, because a program that is linked statically has Swift's as well.
__attribute__((weak)) void swift_once(void *value, void (*function)(void *), void *context) {
  _Atomic(int) *state = value;
  if (atomic_load_explicit(state, memory_order_acquire) != made) make(state, function, context);
}

#else

void assay_handle_dead_values(void (*handler)(int run)) { (void)handler; }

#endif
