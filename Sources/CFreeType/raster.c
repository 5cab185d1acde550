// SPDX-License-Identifier: MIT
#include "CFreeTypeRaster.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H

#include <stdlib.h>

_Static_assert(sizeof(assay_raster_point) == sizeof(FT_Vector), "a point is an FT_Vector");
_Static_assert(sizeof(assay_raster_span) == sizeof(FT_Span), "a span is an FT_Span");

struct assay_raster {
  FT_Library library;
};

assay_raster *assay_raster_create(void) {
  assay_raster *raster = calloc(1, sizeof *raster);
  if (raster && FT_Init_FreeType(&raster->library) != 0) {
    free(raster);
    return NULL;
  }
  return raster;
}

void assay_raster_destroy(assay_raster *raster) {
  if (!raster) return;
  FT_Done_FreeType(raster->library);
  free(raster);
}

typedef struct {
  assay_raster_sink sink;
  void *context;
} span_target;

static void forward_spans(int y, int count, const FT_Span *spans, void *user) {
  span_target *target = user;
  target->sink(target->context, y, count, (const assay_raster_span *)(const void *)spans);
}

int assay_raster_fill(
    assay_raster *raster, const assay_raster_outline *from, int left, int top, int right,
    int bottom, int is_even_odd, assay_raster_sink sink, void *context) {
  if (from->point_count <= 0 || left >= right || top >= bottom) return 0;
  // NB: through void pointers, because FreeType 2.13.3 made the counts and arrays unsigned.
  FT_Outline outline = {0};
  outline.n_contours = (short)from->contour_count;
  outline.n_points = (short)from->point_count;
  outline.points = (void *)(uintptr_t)from->points;
  outline.tags = (void *)(uintptr_t)from->tags;
  outline.contours = (void *)(uintptr_t)from->ends;
  if (is_even_odd) outline.flags |= FT_OUTLINE_EVEN_ODD_FILL;

  span_target target = {sink, context};
  FT_Raster_Params params = {0};
  params.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP;
  params.gray_spans = forward_spans;
  params.user = &target;
  params.clip_box.xMin = left;
  params.clip_box.yMin = top;
  params.clip_box.xMax = right;
  params.clip_box.yMax = bottom;
  return FT_Outline_Render(raster->library, &outline, &params);
}

static FT_Vector vector(assay_raster_point point) {
  FT_Vector result = {point.x, point.y};
  return result;
}

/// Whether two points are so near that FreeType's stroker may take them for one.
static int is_near(assay_raster_point a, assay_raster_point b) {
  return labs(a.x - b.x) < 4 && labs(a.y - b.y) < 4;
}

/// Feeds one contour. NB: the stroker leaves out lines without length and tiny curves; ending an open
/// contour none of which was taken makes it read before its memory. `*is_empty` tells, and the contour
/// is then not ended.
static FT_Error walk(
    FT_Stroker stroker, const assay_raster_point *points, const uint8_t *tags, int count,
    int is_open, int *is_empty) {
  FT_Vector to = vector(points[0]);
  assay_raster_point last = points[0];
  FT_Error error = FT_Stroker_BeginSubPath(stroker, &to, is_open != 0);
  *is_empty = 1;
  for (int i = 1; i < count && !error;) {
    int length = tags[i] == ASSAY_RASTER_ON ? 1 : tags[i] == ASSAY_RASTER_CONIC ? 2 : 3;
    if (i + length > count) return FT_Err_Invalid_Outline;
    assay_raster_point end = points[i + length - 1];
    FT_Vector first = vector(points[i]);
    FT_Vector second = vector(points[length == 3 ? i + 1 : i]);
    to = vector(end);
    int is_curve = length > 1
        && !(is_near(points[i], last) && is_near(points[i + 1], last) && is_near(end, last));
    if (is_curve || end.x != last.x || end.y != last.y) {
      *is_empty = 0;
      error = !is_curve     ? FT_Stroker_LineTo(stroker, &to)
              : length == 2 ? FT_Stroker_ConicTo(stroker, &first, &to)
                            : FT_Stroker_CubicTo(stroker, &first, &second, &to);
    }
    last = end;
    i += length;
  }
  return error || *is_empty ? error : FT_Stroker_EndSubPath(stroker);
}

int assay_raster_stroke(
    assay_raster *raster, const assay_raster_point *points, const uint8_t *tags, int point_count,
    int is_open, long half_width, int cap, int join, long miter_limit,
    void (*take)(void *context, const assay_raster_outline *outline), void *context) {
  if (point_count <= 0) return 0;
  FT_Stroker stroker;
  FT_Error error = FT_Stroker_New(raster->library, &stroker);
  if (error) return error;
  FT_Stroker_Set(
      stroker, half_width,
      cap == ASSAY_RASTER_ROUND_CAP ? FT_STROKER_LINECAP_ROUND
      : cap == ASSAY_RASTER_SQUARE  ? FT_STROKER_LINECAP_SQUARE
                                    : FT_STROKER_LINECAP_BUTT,
      join == ASSAY_RASTER_ROUND_JOIN ? FT_STROKER_LINEJOIN_ROUND
      : join == ASSAY_RASTER_BEVEL    ? FT_STROKER_LINEJOIN_BEVEL
                                      : FT_STROKER_LINEJOIN_MITER_FIXED,
      miter_limit);
  int is_empty = 0;
  error = walk(stroker, points, tags, point_count, is_open, &is_empty);
  FT_UInt stroke_points = 0;
  FT_UInt stroke_contours = 0;
  if (!error && !is_empty) error = FT_Stroker_GetCounts(stroker, &stroke_points, &stroke_contours);
  if (!error && stroke_points > 32767) error = FT_Err_Array_Too_Large;
  if (!error && stroke_points > 0) {
    FT_Outline outline;
    error = FT_Outline_New(raster->library, stroke_points, (FT_Int)stroke_contours, &outline);
    if (!error) {
      outline.n_points = 0;
      outline.n_contours = 0;
      FT_Stroker_Export(stroker, &outline);
      assay_raster_outline result = {
          (const void *)outline.points, (const void *)outline.tags, (const void *)outline.contours,
          outline.n_points, outline.n_contours};
      take(context, &result);
      FT_Outline_Done(raster->library, &outline);
    }
  }
  FT_Stroker_Done(stroker);
  return error;
}
