// SPDX-License-Identifier: MIT
#ifndef ASSAY_CHARFBUZZ_H
#define ASSAY_CHARFBUZZ_H

#endif
