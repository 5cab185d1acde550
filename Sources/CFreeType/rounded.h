// SPDX-License-Identifier: MIT
#ifndef ASSAY_ROUNDED_H
#define ASSAY_ROUNDED_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

/// Makes a copy of an outline whose corners that stand out are arcs of a radius, in 1/64 pixel; the ends of strokes
/// twice as wide become half circles. The caller frees it with `FT_Outline_Done`. Returns 0, or FreeType's error.
int assay_ft_round_corners(FT_Library library, FT_Outline *from, double radius, FT_Outline *to);

#endif
