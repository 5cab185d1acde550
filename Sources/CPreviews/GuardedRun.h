// SPDX-License-Identifier: MIT

// What the thread of a preview is making, for `GlobalValues.c`.

#ifndef CPREVIEWS_GUARDED_RUN_H
#define CPREVIEWS_GUARDED_RUN_H

// The thread begins to make a global or static value, and has made it.
void assay_begin_making(const void *value);
void assay_end_making(void);

// The number of the run whose thread died while it made a value; 0 for none.
int assay_dead_run_making(const void *value);

#endif
