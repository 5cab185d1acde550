// SPDX-License-Identifier: MIT
#ifndef ASSAY_CPNG_H
#define ASSAY_CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which Swift cannot see: the functions own it and return a code.

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

/// Decodes to `width * height * 4` samples of straight (not premultiplied) RGBA, of one byte each or
/// of two, the higher one first.
///
/// The size must be the one in the file's header; the caller has checked it and owns `rgba`.
/// `message` holds at least 128 bytes and is always terminated.
assay_png_status assay_png_decode(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, int sample_bytes,
    uint8_t *rgba, char *message);

/// Decodes a picture that is not interlaced row by row; `row` has `width * 4` bytes.
assay_png_status assay_png_decode_rows(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *row,
    void (*each)(void *context, uint32_t y), void *context, char *message);

/// Decodes the image data of a picture that is not interlaced, of 8 bits a sample: the `IDAT`
/// payloads one after another. `channels` is 3 for RGB, 4 for RGBA.
///
/// `capacity` is at least `width * height * 4` and `(width * channels + 1) * height` bytes; the
/// pixels are at the start of `rgba`. On any failure the caller asks `assay_png_decode`, which says
/// what is wrong.
assay_png_status assay_png_unpack(
    const uint8_t *data, size_t length, uint32_t width, uint32_t height, int channels,
    uint8_t *rgba, size_t capacity, int *is_opaque);

/// Inflates a zlib stream of at most `capacity` bytes; `*actual` is how many there are.
assay_png_status assay_png_inflate(
    const uint8_t *data, size_t length, uint8_t *out, size_t capacity, size_t *actual);

/// The checksum of PNG's chunks: ISO 3309's CRC-32, as in annex D of the specification.
uint32_t assay_png_crc32(const uint8_t *bytes, size_t length);

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
