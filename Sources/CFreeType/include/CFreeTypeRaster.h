// SPDX-License-Identifier: MIT
#ifndef ASSAY_CFREETYPE_RASTER_H
#define ASSAY_CFREETYPE_RASTER_H

#include <stddef.h>
#include <stdint.h>

// FreeType's smooth rasterizer and stroker for vector shapes. Coordinates are 26.6 fixed point pixels,
// the y axis grows downwards. A raster is used by one thread at a time.

typedef struct assay_raster assay_raster;

/// NULL without memory.
assay_raster *assay_raster_create(void);
void assay_raster_destroy(assay_raster *raster);

/// Laid out as FT_Vector.
typedef struct {
  long x;
  long y;
} assay_raster_point;

/// FreeType's tags of points: on the curve, control of a quadratic, control of a cubic.
enum { ASSAY_RASTER_ON = 1, ASSAY_RASTER_CONIC = 0, ASSAY_RASTER_CUBIC = 2 };

/// Closed contours. Each starts with a point on the curve; no points are implied.
typedef struct {
  const assay_raster_point *points;
  const uint8_t *tags;
  /// The index of each contour's last point.
  const int16_t *ends;
  /// At most 32,767.
  int point_count;
  int contour_count;
} assay_raster_outline;

/// Pixels of one row with one coverage, 1 to 255. Laid out as FT_Span.
typedef struct {
  int16_t x;
  uint16_t length;
  uint8_t coverage;
} assay_raster_span;

typedef void (*assay_raster_sink)(
    void *context, int y, int count, const assay_raster_span *spans);

/// Fills by the non-zero winding rule, or by the even-odd rule, within left <= x < right, top <= y < bottom; rows from the top.
/// Returns 0, or FreeType's error.
int assay_raster_fill(
    assay_raster *raster, const assay_raster_outline *outline, int left, int top, int right,
    int bottom, int is_even_odd, assay_raster_sink sink, void *context);

enum { ASSAY_RASTER_BUTT = 0, ASSAY_RASTER_ROUND_CAP = 1, ASSAY_RASTER_SQUARE = 2 };
enum { ASSAY_RASTER_ROUND_JOIN = 0, ASSAY_RASTER_BEVEL = 1, ASSAY_RASTER_MITER = 2 };

/// Replaces one contour by the outline of its stroke.
///
/// `half_width` is 26.6. On success the result is handed to `take` once; its memory is FreeType's.
/// Returns 0, or FreeType's error.
int assay_raster_stroke(
    assay_raster *raster, const assay_raster_point *points, const uint8_t *tags, int point_count,
    int is_open, long half_width, int cap, int join, long miter_limit,
    void (*take)(void *context, const assay_raster_outline *outline), void *context);

#endif
