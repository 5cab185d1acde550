// SPDX-License-Identifier: MIT

#include "CPreviews.h"

#if defined(__APPLE__)

#include <mach-o/getsect.h>
#include <mach-o/ldsyms.h>

static const assay_preview_record *records(unsigned long *size) {
  return (const assay_preview_record *)getsectiondata(
    &_mh_execute_header, "__DATA", "assay_previews", size);
}

const assay_preview_record *assay_preview_records_begin(void) {
  unsigned long size = 0;
  return records(&size);
}

const assay_preview_record *assay_preview_records_end(void) {
  unsigned long size = 0;
  const assay_preview_record *begin = records(&size);
  return begin ? begin + size / sizeof(*begin) : begin;
}

#else

// The linker defines both if any object has the section.
extern const assay_preview_record __start_assay_previews[]
  __attribute__((weak, visibility("hidden")));
extern const assay_preview_record __stop_assay_previews[]
  __attribute__((weak, visibility("hidden")));

const assay_preview_record *assay_preview_records_begin(void) { return __start_assay_previews; }
const assay_preview_record *assay_preview_records_end(void) { return __stop_assay_previews; }

#endif
