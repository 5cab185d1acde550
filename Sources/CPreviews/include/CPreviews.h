// SPDX-License-Identifier: MIT

// What the linker and the compiler lay down about previews in this program, and a way to run code
// that may trap.

#ifndef CPREVIEWS_H
#define CPREVIEWS_H

#include <stddef.h>

// Adds one `#Preview` to a list that only Swift looks into.
typedef void (*assay_preview_record)(void *list);

// The records of all `#Preview`s: from the first to behind the last. Both are NULL without any.
const assay_preview_record *assay_preview_records_begin(void);
const assay_preview_record *assay_preview_records_end(void);

// Calls `visit` with the metadata of each type, not generic, that conforms to the protocol whose
// descriptor is given, in the order of the binary.
void assay_visit_conforming_types(
  const void *protocol, void (*visit)(const void *metadata, void *context), void *context);

// Runs `body` on a thread of its own. Returns 0 when it has ended, the number of the signal that
// it died of, or -1 when it is still running after so many seconds. A thread that has died or is
// too slow is never joined: it waits forever, and the rest of the process goes on.
//
// `number` names the run, above 0.
int assay_run_guarded(void (*body)(void *context), void *context, int number, int seconds);

// Sets what is called on a thread that uses a global or static value whose maker has died: it gets
// the number of that run, and does not return. Such threads wait without end where Swift's runtime
// is not Linux's.
void assay_handle_dead_values(void (*handler)(int run));

#endif
