// SPDX-License-Identifier: MIT
#ifndef ASSAY_CFIXEDTIMEZONE_H
#define ASSAY_CFIXEDTIMEZONE_H

/// The time zone of the process: UTC, set before any code of a test runs.
const char *assay_fixed_time_zone(void);

#endif
