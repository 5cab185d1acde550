// SPDX-License-Identifier: MIT
#ifndef ASSAY_CSYMBOLFONT_H
#define ASSAY_CSYMBOLFONT_H

#include <stddef.h>

/// The bytes of symbols.ttf, which are part of the program; writes their number to `count`.
const void *assay_symbol_font(size_t *count);

#endif
