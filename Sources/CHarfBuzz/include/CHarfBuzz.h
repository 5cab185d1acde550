// SPDX-License-Identifier: MIT
#ifndef ASSAY_CHARFBUZZ_H
#define ASSAY_CHARFBUZZ_H

#include <stddef.h>
#include <stdint.h>

/// A font that shapes in its own units (scale = units per em). Immutable, so any thread may use it.
typedef struct assay_hb_font assay_hb_font;

typedef struct {
  uint32_t glyph;
  /// Index of the first UTF-16 unit of the cluster the glyph belongs to, in the whole text.
  uint32_t cluster;
  /// In font units.
  int32_t advance, x_offset, y_offset;
  /// Whether text cut before this cluster must be shaped again.
  int32_t is_unsafe_to_break;
} assay_hb_glyph;

typedef struct {
  /// Four characters, the first in the highest byte, such as "tnum".
  uint32_t tag;
  uint32_t value;
} assay_hb_feature;

/// What to shape: a part of a text; the rest of the text is context only.
typedef struct {
  const uint16_t *text;
  int32_t text_length;
  int32_t start, length;
  /// ISO 15924, the first letter in the highest byte, such as "Latn".
  uint32_t script;
  /// BCP 47, null-terminated.
  const char *language;
  int32_t is_right_to_left;
  const assay_hb_feature *features;
  int32_t feature_count;
} assay_hb_input;

/// Opens the face at an index of a font file in memory, which must outlive the font. NULL where it is no font.
assay_hb_font *assay_hb_open(const void *bytes, size_t length, int32_t index);
void assay_hb_close(assay_hb_font *font);

uint32_t assay_hb_units_per_em(const assay_hb_font *font);
uint32_t assay_hb_glyph_count(const assay_hb_font *font);

/// Whether the font's glyphs are colored pictures.
int32_t assay_hb_has_color(const assay_hb_font *font);

/// The glyph of a code point, 0 where the font has none.
uint32_t assay_hb_nominal_glyph(const assay_hb_font *font, uint32_t code_point);

/// The ink box of a glyph in font units, y growing upwards. Returns 0 where it has none.
int32_t assay_hb_ink(
    const assay_hb_font *font, uint32_t glyph, int32_t *left, int32_t *bottom, int32_t *right,
    int32_t *top);

/// How many faces a font file in memory has.
uint32_t assay_hb_face_count(const void *bytes, size_t length);

/// A name of the font in English, or in the first language it has, null-terminated: `id` is OpenType's, such as 6 for
/// the PostScript name. Returns its length, 0 where it has none.
size_t assay_hb_name(const assay_hb_font *font, uint32_t id, char *text, size_t capacity);

/// The weight from 1 to 1000, and whether the font is slanted.
float assay_hb_weight(const assay_hb_font *font);
int32_t assay_hb_is_italic(const assay_hb_font *font);
/// Whether the font has axes, such as a weight that varies.
int32_t assay_hb_is_variable(const assay_hb_font *font);

/// How far lines reach in font units: above the baseline, below it (positive), and the gap between two.
void assay_hb_line(const assay_hb_font *font, int32_t *ascent, int32_t *descent, int32_t *gap);

/// In font units, y growing upwards: the top of an underline from the baseline, its thickness, and the height of an x.
/// What the font does not say is estimated.
void assay_hb_lines_of_text(
    const assay_hb_font *font, int32_t *underline, int32_t *thickness, int32_t *x_height);

/// Shapes; glyphs come in visual order, left to right. The result is `count` glyphs to be given back to
/// `assay_hb_free`, or NULL for none.
assay_hb_glyph *assay_hb_shape(
    const assay_hb_font *font, const assay_hb_input *input, int32_t *count);
void assay_hb_free(assay_hb_glyph *glyphs);

#endif
