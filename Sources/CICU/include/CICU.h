// SPDX-License-Identifier: MIT
#ifndef ASSAY_CICU_H
#define ASSAY_CICU_H

#endif
