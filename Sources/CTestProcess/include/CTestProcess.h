// SPDX-License-Identifier: MIT

// What a test's process answers itself, in place of the machine: the clock while a preview is drawn,
// and Foundation's current locale and calendar.

#ifndef ASSAY_CTESTPROCESS_H
#define ASSAY_CTESTPROCESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  // Whether the thread has a clock of its own.
  bool is_fixed;
  // Since 1970, in UTC.
  int64_t seconds;
  // Each reading adds one, so that a loop that waits for a moment ends.
  int64_t microseconds;
} assay_clock;

// Gives this thread a clock, and returns the one that it had. Where the C library's functions cannot
// be replaced, it has no effect, and `assay_has_clock` is false.
assay_clock assay_set_clock(assay_clock clock);

bool assay_has_clock(void);

#endif
