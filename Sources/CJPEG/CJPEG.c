// SPDX-License-Identifier: MIT

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// After stdio.h, which it needs.
#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char *message;
} failure;

static void on_error(j_common_ptr picture) {
  failure *to = (failure *)picture->err;
  char text[JMSG_LENGTH_MAX];
  picture->err->format_message(picture, text);
  snprintf(to->message, JMSG_LENGTH_MAX, "%s", text);
  longjmp(to->escape, 1);
}

// A damaged file is refused, not half shown: libjpeg only warns of one that ends too early.
static void on_message(j_common_ptr picture, int level) {
  if (level < 0) on_error(picture);
}

static void start(
    struct jpeg_decompress_struct *picture, failure *errors, const uint8_t *bytes, size_t length) {
  jpeg_create_decompress(picture);
  jpeg_mem_src(picture, bytes, length);
  jpeg_read_header(picture, TRUE);
}

static void prepare(struct jpeg_decompress_struct *picture, failure *errors, char *message) {
  memset(picture, 0, sizeof *picture);
  picture->err = jpeg_std_error(&errors->base);
  errors->base.error_exit = on_error;
  errors->base.emit_message = on_message;
  errors->message = message;
  message[0] = 0;
}

int assay_jpeg_size(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height, char *message) {
  struct jpeg_decompress_struct picture;
  failure errors;
  prepare(&picture, &errors, message);
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&picture);
    return 0;
  }
  start(&picture, &errors, bytes, length);
  *width = picture.image_width;
  *height = picture.image_height;
  jpeg_destroy_decompress(&picture);
  return 1;
}

int assay_jpeg_decode(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *rgba,
    char *message) {
  struct jpeg_decompress_struct picture;
  failure errors;
  prepare(&picture, &errors, message);
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&picture);
    return 0;
  }
  start(&picture, &errors, bytes, length);
  // The one method whose results are the same on every machine.
  picture.dct_method = JDCT_ISLOW;
  picture.out_color_space = JCS_RGB;
  jpeg_start_decompress(&picture);
  JSAMPARRAY row = picture.mem->alloc_sarray(
      (j_common_ptr)&picture, JPOOL_IMAGE, picture.output_width * 3, 1);
  while (picture.output_scanline < picture.output_height && picture.output_scanline < height) {
    uint8_t *to = rgba + (size_t)picture.output_scanline * width * 4;
    jpeg_read_scanlines(&picture, row, 1);
    for (uint32_t x = 0; x < width; x++) {
      memcpy(to + x * 4, row[0] + x * 3, 3);
      to[x * 4 + 3] = 255;
    }
  }
  jpeg_finish_decompress(&picture);
  jpeg_destroy_decompress(&picture);
  return 1;
}

int assay_jpeg_encode(
    const uint8_t *rgb, uint32_t width, uint32_t height, int quality, assay_jpeg_file *file,
    char *message) {
  struct jpeg_compress_struct picture;
  failure errors;
  memset(&picture, 0, sizeof picture);
  memset(file, 0, sizeof *file);
  picture.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = on_error;
  errors.base.emit_message = on_message;
  errors.message = message;
  message[0] = 0;
  if (setjmp(errors.escape)) {
    jpeg_destroy_compress(&picture);
    return 0;
  }
  jpeg_create_compress(&picture);
  jpeg_mem_dest(&picture, &file->bytes, &file->length);
  picture.image_width = width;
  picture.image_height = height;
  picture.input_components = 3;
  picture.in_color_space = JCS_RGB;
  jpeg_set_defaults(&picture);
  jpeg_set_quality(&picture, quality, TRUE);
  picture.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&picture, TRUE);
  while (picture.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(rgb + (size_t)picture.next_scanline * width * 3);
    jpeg_write_scanlines(&picture, &row, 1);
  }
  jpeg_finish_compress(&picture);
  jpeg_destroy_compress(&picture);
  return 1;
}

void assay_jpeg_free(assay_jpeg_file *file) {
  free(file->bytes);
  memset(file, 0, sizeof *file);
}
