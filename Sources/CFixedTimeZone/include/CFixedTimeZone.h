// SPDX-License-Identifier: MIT
#ifndef ASSAY_CFIXEDTIMEZONE_H
#define ASSAY_CFIXEDTIMEZONE_H

// Nothing to call: a process that links this runs in UTC from its start.

#endif
