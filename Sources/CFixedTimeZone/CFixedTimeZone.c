// SPDX-License-Identifier: MIT
#include "CFixedTimeZone.h"

#include <stdlib.h>
#include <time.h>

// In AssaySnapshots. CoreFoundation has read the environment before any code of the executable runs, so
// its formatters need to be told apart.
void assay_set_default_time_zone(void) __attribute__((weak));

// A model that a test makes before its first assertion formats dates too, so the zone is set while the
// process starts: no thread reads the environment yet, and Foundation has not looked at it.
__attribute__((constructor)) static void assay_fix_time_zone(void) {
  setenv("TZ", "UTC", 1);
  tzset();
  if (assay_set_default_time_zone) assay_set_default_time_zone();
}
