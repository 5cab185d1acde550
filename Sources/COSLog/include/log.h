// SPDX-License-Identifier: MIT
#ifndef ASSAY_OS_LOG_H
#define ASSAY_OS_LOG_H

// Empty: the names are Swift's.

#endif
