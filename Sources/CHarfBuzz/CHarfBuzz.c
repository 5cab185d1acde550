// SPDX-License-Identifier: MIT
#include "CHarfBuzz.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct assay_hb_font {
  hb_face_t *face;
  hb_font_t *font;
};

assay_hb_font *assay_hb_open(const void *bytes, size_t length, int32_t index) {
  assay_hb_font *result = calloc(1, sizeof *result);
  if (result == NULL) return NULL;
  hb_blob_t *blob =
      hb_blob_create(bytes, (unsigned int)length, HB_MEMORY_MODE_READONLY, NULL, NULL);
  result->face = hb_face_create(blob, (unsigned int)index);
  hb_blob_destroy(blob);
  if (hb_face_get_glyph_count(result->face) == 0) {
    hb_face_destroy(result->face);
    free(result);
    return NULL;
  }
  hb_face_make_immutable(result->face);
  result->font = hb_font_create(result->face);
  int scale = (int)hb_face_get_upem(result->face);
  hb_font_set_scale(result->font, scale, scale);
  hb_ot_font_set_funcs(result->font);
  hb_font_make_immutable(result->font);
  return result;
}

void assay_hb_close(assay_hb_font *font) {
  if (font == NULL) return;
  hb_font_destroy(font->font);
  hb_face_destroy(font->face);
  free(font);
}

uint32_t assay_hb_units_per_em(const assay_hb_font *font) {
  return hb_face_get_upem(font->face);
}

uint32_t assay_hb_glyph_count(const assay_hb_font *font) {
  return hb_face_get_glyph_count(font->face);
}

int32_t assay_hb_has_color(const assay_hb_font *font) {
  return hb_ot_color_has_png(font->face);
}

uint32_t assay_hb_face_count(const void *bytes, size_t length) {
  hb_blob_t *blob =
      hb_blob_create(bytes, (unsigned int)length, HB_MEMORY_MODE_READONLY, NULL, NULL);
  uint32_t count = hb_face_count(blob);
  hb_blob_destroy(blob);
  return count;
}

size_t assay_hb_name(const assay_hb_font *font, uint32_t id, char *text, size_t capacity) {
  hb_language_t language = hb_language_from_string("en", -1);
  unsigned int length = (unsigned int)capacity;
  hb_ot_name_get_utf8(font->face, (hb_ot_name_id_t)id, language, &length, text);
  if (length > 0) return length;
  unsigned int count = 0;
  const hb_ot_name_entry_t *names = hb_ot_name_list_names(font->face, &count);
  for (unsigned int i = 0; i < count; i++) {
    if (names[i].name_id != id) continue;
    length = (unsigned int)capacity;
    hb_ot_name_get_utf8(font->face, (hb_ot_name_id_t)id, names[i].language, &length, text);
    return length;
  }
  return 0;
}

float assay_hb_weight(const assay_hb_font *font) {
  return hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT);
}

int32_t assay_hb_is_italic(const assay_hb_font *font) {
  return hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) != 0;
}

int32_t assay_hb_is_variable(const assay_hb_font *font) {
  return hb_ot_var_has_data(font->face);
}

void assay_hb_line(const assay_hb_font *font, int32_t *ascent, int32_t *descent, int32_t *gap) {
  hb_font_extents_t extents = {0};
  hb_font_get_h_extents(font->font, &extents);
  *ascent = extents.ascender;
  *descent = -extents.descender;
  *gap = extents.line_gap;
}

void assay_hb_lines_of_text(
    const assay_hb_font *font, int32_t *underline, int32_t *thickness, int32_t *x_height) {
  hb_position_t top = 0, size = 0, x = 0;
  hb_ot_metrics_get_position_with_fallback(
      font->font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &top);
  hb_ot_metrics_get_position_with_fallback(font->font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &size);
  hb_ot_metrics_get_position_with_fallback(font->font, HB_OT_METRICS_TAG_X_HEIGHT, &x);
  *underline = top;
  *thickness = size;
  *x_height = x;
}

uint32_t assay_hb_nominal_glyph(const assay_hb_font *font, uint32_t code_point) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->font, code_point, &glyph) ? glyph : 0;
}

int32_t assay_hb_ink(
    const assay_hb_font *font, uint32_t glyph, int32_t *left, int32_t *bottom, int32_t *right,
    int32_t *top) {
  hb_glyph_extents_t extents;
  if (!hb_font_get_glyph_extents(font->font, glyph, &extents)) return 0;
  // The height of HarfBuzz's extents is negative: they go down from the top.
  *left = extents.x_bearing;
  *right = extents.x_bearing + extents.width;
  *top = extents.y_bearing;
  *bottom = extents.y_bearing + extents.height;
  return extents.width != 0 && extents.height != 0;
}

assay_hb_glyph *assay_hb_shape(
    const assay_hb_font *font, const assay_hb_input *input, int32_t *count) {
  *count = 0;
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_add_utf16(
      buffer, input->text, input->text_length, (unsigned int)input->start, input->length);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(input->script));
  hb_buffer_set_language(buffer, hb_language_from_string(input->language, -1));
  hb_buffer_set_direction(
      buffer, input->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);

  hb_feature_t features[8];
  unsigned int feature_count = 0;
  for (int32_t i = 0; i < input->feature_count && feature_count < 8; i++) {
    features[feature_count++] = (hb_feature_t){
        .tag = input->features[i].tag,
        .value = input->features[i].value,
        .start = HB_FEATURE_GLOBAL_START,
        .end = HB_FEATURE_GLOBAL_END,
    };
  }
  // The shaper is named, so that no HB_SHAPER_LIST in the environment changes the glyphs.
  const char *shapers[] = {"ot", NULL};
  hb_shape_full(font->font, buffer, features, feature_count, shapers);

  unsigned int length = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &length);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  assay_hb_glyph *glyphs = length > 0 ? malloc(length * sizeof *glyphs) : NULL;
  if (glyphs != NULL) {
    for (unsigned int i = 0; i < length; i++) {
      glyphs[i] = (assay_hb_glyph){
          .glyph = infos[i].codepoint,
          .cluster = infos[i].cluster,
          .advance = positions[i].x_advance,
          .x_offset = positions[i].x_offset,
          .y_offset = positions[i].y_offset,
          .is_unsafe_to_break =
              (hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0,
      };
    }
    *count = (int32_t)length;
  }
  hb_buffer_destroy(buffer);
  return glyphs;
}

void assay_hb_free(assay_hb_glyph *glyphs) { free(glyphs); }
