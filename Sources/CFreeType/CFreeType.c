// SPDX-License-Identifier: MIT
#include "CFreeType.h"
#include "rounded.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <stdlib.h>

struct assay_ft_face {
  FT_Library library;
  FT_Face face;
  FT_F26Dot6 size;
};

assay_ft_face *assay_ft_open(const void *bytes, size_t length, int32_t index) {
  assay_ft_face *result = calloc(1, sizeof *result);
  if (result == NULL) return NULL;
  if (FT_Init_FreeType(&result->library) != 0) {
    free(result);
    return NULL;
  }
  if (FT_New_Memory_Face(
          result->library, bytes, (FT_Long)length, (FT_Long)index, &result->face) != 0) {
    FT_Done_FreeType(result->library);
    free(result);
    return NULL;
  }
  return result;
}

void assay_ft_close(assay_ft_face *face) {
  if (face == NULL) return;
  FT_Done_Face(face->face);
  FT_Done_FreeType(face->library);
  free(face);
}

static void fill(const FT_GlyphSlot slot, assay_ft_mask *mask) {
  mask->left = slot->bitmap_left;
  mask->top = slot->bitmap_top;
  mask->width = (int32_t)slot->bitmap.width;
  mask->height = (int32_t)slot->bitmap.rows;
  mask->pitch = slot->bitmap.pitch;
  mask->bytes = slot->bitmap.buffer;
}

/// Draws an outline with round corners in the place of a glyph's own.
static FT_Error render_rounded(assay_ft_face *face, int32_t radius) {
  FT_GlyphSlot slot = face->face->glyph;
  FT_Outline own = slot->outline;
  FT_Outline rounded;
  FT_Error error = assay_ft_round_corners(face->library, &own, radius, &rounded);
  if (error != 0) return error;
  slot->outline = rounded;
  error = FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL);
  slot->outline = own;
  FT_Outline_Done(face->library, &rounded);
  return error;
}

/// Widens an outline about its middle.
static void stretch_outline(FT_Outline *outline, int32_t stretch) {
  FT_BBox before, after;
  FT_Matrix matrix = {stretch, 0, 0, 0x10000};
  FT_Outline_Get_CBox(outline, &before);
  FT_Outline_Transform(outline, &matrix);
  FT_Outline_Get_CBox(outline, &after);
  FT_Outline_Translate(outline, (before.xMin + before.xMax - after.xMin - after.xMax) / 2, 0);
}

int32_t assay_ft_draw(
    assay_ft_face *face, uint32_t glyph, int32_t size, int32_t shift, int32_t growth, int32_t corner_radius,
    int32_t stretch, assay_ft_mask *mask) {
  *mask = (assay_ft_mask){0};
  if (!FT_IS_SCALABLE(face->face)) return FT_Err_Invalid_Face_Handle;
  if (face->size != size) {
    // At 72 dots an inch a point is a pixel.
    FT_Error error = FT_Set_Char_Size(face->face, size, size, 72, 72);
    if (error != 0) return error;
    face->size = size;
  }
  FT_Error error = FT_Load_Glyph(
      face->face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP);
  if (error != 0) return error;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_OUTLINE) return FT_Err_Invalid_Glyph_Format;
  if (slot->outline.n_points == 0) return 0;
  if (stretch != 0x10000) stretch_outline(&slot->outline, stretch);
  if (growth != 0) {
    // The outline grows to the right and up; by less than nothing it shrinks from there.
    error = FT_Outline_Embolden(&slot->outline, growth);
    if (error != 0) return error;
  }
  FT_Outline_Translate(&slot->outline, shift - growth / 2, 0);
  error = corner_radius > 0 ? render_rounded(face, corner_radius) : FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL);
  if (error != 0) return error;
  fill(slot, mask);
  return 0;
}

int32_t assay_ft_draw_color(assay_ft_face *face, uint32_t glyph, assay_ft_mask *mask) {
  *mask = (assay_ft_mask){0};
  if (face->face->num_fixed_sizes < 1) return FT_Err_Invalid_Face_Handle;
  FT_Error error = FT_Select_Size(face->face, 0);
  if (error != 0) return error;
  face->size = 0;
  error = FT_Load_Glyph(face->face, glyph, FT_LOAD_COLOR);
  if (error != 0) return error;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP) return 0;
  if (slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA) return FT_Err_Invalid_Pixel_Size;
  fill(slot, mask);
  mask->pixels_per_em = (int32_t)face->face->size->metrics.x_ppem;
  return 0;
}

int32_t assay_ft_version(void) {
  return 10000 * FREETYPE_MAJOR + 100 * FREETYPE_MINOR + FREETYPE_PATCH;
}
