// SPDX-License-Identifier: MIT
#ifndef ASSAY_CPNG_H
#define ASSAY_CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which Swift cannot see: both functions own it and return a code.

typedef enum {
  ASSAY_PNG_OK = 0,
  ASSAY_PNG_NO_MEMORY,
  /// The bytes ended before the picture did.
  ASSAY_PNG_TRUNCATED,
  /// libpng refused; `message` says why.
  ASSAY_PNG_FAILED,
} assay_png_status;

typedef struct {
  /// Four ASCII letters.
  uint8_t type[4];
  const uint8_t *data;
  size_t length;
} assay_png_chunk;

/// Decodes to `width * height * 4` bytes of straight (not premultiplied) 8-bit RGBA.
///
/// The size must be the one in the file's header; the caller has checked it and owns `rgba`.
/// `message` holds at least 128 bytes and is always terminated.
assay_png_status assay_png_decode(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *rgba,
    char *message);

typedef struct {
  uint32_t width;
  uint32_t height;
  /// 3 for RGB, 4 for straight RGBA.
  int channels;
  /// `width * height * channels` bytes.
  const uint8_t *pixels;
  /// zlib's, 0 to 9.
  int compression_level;
  /// Whether libpng may choose a filter for each row; otherwise none is used.
  int adaptive_filters;
  /// Written before the image data.
  const assay_png_chunk *chunks;
  size_t chunk_count;
} assay_png_image;

/// Encodes; on success `*out` is memory to hand to `free`.
assay_png_status assay_png_encode(
    const assay_png_image *image, uint8_t **out, size_t *out_length, char *message);

#endif
