// SPDX-License-Identifier: MIT
#ifndef ASSAY_CPNG_H
#define ASSAY_CPNG_H

#endif
