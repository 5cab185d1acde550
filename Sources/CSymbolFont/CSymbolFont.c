// SPDX-License-Identifier: MIT
#include "CSymbolFont.h"

// Every compiler that builds the package has it, whichever standard it is told to follow.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A literal in Swift would be text, which is a third longer and has to be decoded.
static const unsigned char font[] = {
#embed "symbols.ttf"
};

const void *assay_symbol_font(size_t *count) {
  *count = sizeof(font);
  return font;
}
