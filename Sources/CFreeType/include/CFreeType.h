// SPDX-License-Identifier: MIT
#ifndef ASSAY_CFREETYPE_H
#define ASSAY_CFREETYPE_H

#include <stddef.h>
#include <stdint.h>

/// A face with a FreeType library of its own, so that two faces never share state. Not thread-safe: the caller
/// guards each face.
typedef struct assay_ft_face assay_ft_face;

/// A drawn glyph. `bytes` belongs to the face and lives until its next call.
typedef struct {
  /// Pixels from the origin to the left edge, and from the baseline up to the top edge.
  int32_t left, top;
  int32_t width, height;
  /// Bytes from a row to the next one below.
  int32_t pitch;
  /// One byte a pixel (coverage) from `assay_ft_draw`, four (blue, green, red, alpha; alpha multiplied in) from
  /// `assay_ft_draw_color`. NULL where nothing is drawn.
  const uint8_t *bytes;
  /// The strike's pixels per em, for a colored glyph; 0 otherwise.
  int32_t pixels_per_em;
} assay_ft_mask;

/// Opens the face at an index of a font file in memory, which must outlive the face. NULL where it is no font.
assay_ft_face *assay_ft_open(const void *bytes, size_t length, int32_t index);
void assay_ft_close(assay_ft_face *face);

/// Draws a glyph's outline unhinted. `size` is in 1/64 pixel; `shift` moves it right, in 1/64 pixel. With `growth`, in
/// 1/64 pixel, strokes are so much wider, half on either side, and so much higher, upward; narrower and lower below 0.
/// Corners that stand out are arcs of `corner_radius`, in 1/64 pixel; 0 leaves them. The outline is `stretch` times as
/// wide, in 1/65536, about its middle.
/// Returns 0, or FreeType's error.
int32_t assay_ft_draw(
    assay_ft_face *face, uint32_t glyph, int32_t size, int32_t shift, int32_t growth, int32_t corner_radius,
    int32_t stretch, assay_ft_mask *mask);

/// Gets a glyph's bitmap from the first strike of a color font. Returns 0, or FreeType's error.
int32_t assay_ft_draw_color(assay_ft_face *face, uint32_t glyph, assay_ft_mask *mask);

/// FreeType's version as 10000 * major + 100 * minor + patch.
int32_t assay_ft_version(void);

#endif
