// SPDX-License-Identifier: MIT
#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGE_SIZE 128

static void on_error(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  snprintf(message, MESSAGE_SIZE, "%s", text);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

typedef struct {
  const uint8_t *bytes;
  size_t length;
  size_t offset;
  int is_exhausted;
} source;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->length - from->offset) {
    from->is_exhausted = 1;
    png_error(png, "the file ends too early");
  }
  memcpy(into, from->bytes + from->offset, count);
  from->offset += count;
}

static int has_palette(png_structp png, png_infop info) {
  return png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
}

// NB: what changes between setjmp and longjmp lives in the caller's frame, as C requires.
static void read_header(
    png_structp png, png_infop info, uint32_t width, uint32_t height, int sample_bytes) {
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the header changed while it was read");
  }
  // No gamma: every picture is taken as sRGB.
  if (has_palette(png, info)) {
    // libpng draws an index that the palette does not have in black, so it gives the indexes.
    png_set_packing(png);
  } else if (sample_bytes == 2) {
    png_set_expand_16(png);
  } else {
    png_set_scale_16(png);
    png_set_expand(png);
  }
  if (!has_palette(png, info)) {
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, sample_bytes == 2 ? 0xffff : 0xff, PNG_FILLER_AFTER);
  }
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t pixel_bytes = has_palette(png, info) ? 1 : 4 * (size_t)sample_bytes;
  if (png_get_rowbytes(png, info) != width * pixel_bytes) png_error(png, "unexpected row size");
}

/// Where in a row libpng puts the indexes: at its end, so that no color is written over an index
/// that is still to be read.
static size_t index_offset(uint32_t width, int sample_bytes) {
  return (size_t)width * (4 * (size_t)sample_bytes - 1);
}

/// Section 11.2.2 of the specification: an index that is not in the palette is an error.
static void refuse_index(png_structp png, uint32_t x, uint32_t y, int index, int count) {
  char text[MESSAGE_SIZE];
  snprintf(
      text, MESSAGE_SIZE, "the pixel at %u,%u has index %d, and the palette has %d color%s", x, y,
      index, count, count == 1 ? "" : "s");
  png_error(png, text);
}

/// The colors of the indexes at the end of a row.
static void color_row(
    png_structp png, png_infop info, uint32_t width, uint32_t y, int sample_bytes, png_bytep row) {
  png_colorp colors = NULL;
  png_bytep opacities = NULL;
  int count = 0, opacity_count = 0;
  png_get_PLTE(png, info, &colors, &count);
  png_get_tRNS(png, info, &opacities, &opacity_count, NULL);
  const png_byte *from = row + index_offset(width, sample_bytes);
  png_bytep into = row;
  for (uint32_t x = 0; x < width; x++) {
    int index = from[x];
    if (index >= count) refuse_index(png, x, y, index, count);
    const png_byte samples[4] = {
        colors[index].red, colors[index].green, colors[index].blue,
        index < opacity_count ? opacities[index] : 0xff};
    for (int i = 0; i < 4; i++) {
      // 255 times 257 is 65535: both bytes of a deep sample are the same.
      for (int byte = 0; byte < sample_bytes; byte++) *into++ = samples[i];
    }
  }
}

static assay_png_status decode_image(
    png_structp png, png_infop info, uint32_t width, uint32_t height, int sample_bytes,
    png_bytep *rows) {
  if (setjmp(png_jmpbuf(png))) return ASSAY_PNG_FAILED;
  read_header(png, info, width, height, sample_bytes);
  if (has_palette(png, info)) {
    size_t offset = index_offset(width, sample_bytes);
    for (uint32_t y = 0; y < height; y++) rows[y] += offset;
    png_read_image(png, rows);
    for (uint32_t y = 0; y < height; y++) {
      color_row(png, info, width, y, sample_bytes, rows[y] - offset);
    }
  } else {
    png_read_image(png, rows);
  }
  png_read_end(png, NULL);
  return ASSAY_PNG_OK;
}

static assay_png_status decode_each_row(
    png_structp png, png_infop info, uint32_t width, uint32_t height, png_bytep row,
    void (*each)(void *context, uint32_t y), void *context) {
  if (setjmp(png_jmpbuf(png))) return ASSAY_PNG_FAILED;
  read_header(png, info, width, height, 1);
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
    png_error(png, "the picture is interlaced");
  }
  for (uint32_t y = 0; y < height; y++) {
    if (has_palette(png, info)) {
      png_read_row(png, row + index_offset(width, 1), NULL);
      color_row(png, info, width, y, 1, row);
    } else {
      png_read_row(png, row, NULL);
    }
    each(context, y);
  }
  png_read_end(png, NULL);
  return ASSAY_PNG_OK;
}

assay_png_status assay_png_decode(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, int sample_bytes,
    uint8_t *rgba, char *message) {
  message[0] = 0;
  source from = {bytes, length, 0, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  png_bytep *rows = malloc((size_t)height * sizeof(png_bytep));
  assay_png_status status = ASSAY_PNG_NO_MEMORY;
  if (info && rows) {
    for (uint32_t y = 0; y < height; y++) {
      rows[y] = rgba + (size_t)y * width * 4 * (size_t)sample_bytes;
    }
    png_set_read_fn(png, &from, read_bytes);
    status = decode_image(png, info, width, height, sample_bytes, rows);
    if (status != ASSAY_PNG_OK && from.is_exhausted) status = ASSAY_PNG_TRUNCATED;
  }
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}

assay_png_status assay_png_decode_rows(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *row,
    void (*each)(void *context, uint32_t y), void *context, char *message) {
  message[0] = 0;
  source from = {bytes, length, 0, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  assay_png_status status = ASSAY_PNG_NO_MEMORY;
  if (info) {
    png_set_read_fn(png, &from, read_bytes);
    status = decode_each_row(png, info, width, height, row, each, context);
    if (status != ASSAY_PNG_OK && from.is_exhausted) status = ASSAY_PNG_TRUNCATED;
  }
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}

typedef struct {
  uint8_t *bytes;
  size_t length;
  size_t capacity;
} sink;

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  sink *into = png_get_io_ptr(png);
  if (count > into->capacity - into->length) {
    size_t capacity = into->capacity * 2 > into->length + count ? into->capacity * 2
                                                                : into->length + count;
    uint8_t *bytes = realloc(into->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    into->bytes = bytes;
    into->capacity = capacity;
  }
  memcpy(into->bytes + into->length, from, count);
  into->length += count;
}

static void flush_bytes(png_structp png) { (void)png; }

static assay_png_status encode_rows(
    png_structp png, png_infop info, const assay_png_image *image) {
  if (setjmp(png_jmpbuf(png))) return ASSAY_PNG_FAILED;
  png_set_compression_level(png, image->compression_level);
  png_set_compression_mem_level(png, 9);
  // One large IDAT chunk for all but the largest pictures.
  png_set_compression_buffer_size(png, 1 << 24);
  png_set_filter(
      png, PNG_FILTER_TYPE_BASE, image->adaptive_filters ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_IHDR(
      png, info, image->width, image->height, 8,
      image->channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (size_t i = 0; i < image->chunk_count; i++) {
    const assay_png_chunk *chunk = &image->chunks[i];
    png_write_chunk(png, chunk->type, chunk->data, chunk->length);
  }
  size_t stride = (size_t)image->width * (size_t)image->channels;
  for (uint32_t y = 0; y < image->height; y++) {
    png_write_row(png, image->pixels + (size_t)y * stride);
  }
  png_write_end(png, NULL);
  return ASSAY_PNG_OK;
}

assay_png_status assay_png_encode(
    const assay_png_image *image, uint8_t **out, size_t *out_length, char *message) {
  message[0] = 0;
  sink into = {malloc(1 << 16), 0, 1 << 16};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  assay_png_status status = ASSAY_PNG_NO_MEMORY;
  if (into.bytes && info) {
    png_set_write_fn(png, &into, write_bytes, flush_bytes);
    status = encode_rows(png, info, image);
  }
  png_destroy_write_struct(&png, &info);
  if (status != ASSAY_PNG_OK) {
    free(into.bytes);
    return status;
  }
  *out = into.bytes;
  *out_length = into.length;
  return ASSAY_PNG_OK;
}
