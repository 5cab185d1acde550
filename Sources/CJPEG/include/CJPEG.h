// SPDX-License-Identifier: MIT

#ifndef ASSAY_CJPEG_H
#define ASSAY_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by a call that must not return: the functions own it and return 0 then,
// with the reason in `message`, which holds at least 200 bytes and is always terminated.

/// Reads the size in pixels.
int assay_jpeg_size(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height, char *message);

/// Decodes to `width * height * 4` bytes of opaque 8-bit RGBA. The caller owns `rgba`.
int assay_jpeg_decode(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *rgba,
    char *message);

/// A JPEG file in memory of libjpeg's.
typedef struct {
  uint8_t *bytes;
  unsigned long length;
} assay_jpeg_file;

/// Encodes `width * height * 3` bytes of 8-bit RGB; `quality` is 0 to 100. The caller frees what is
/// in `file` with `assay_jpeg_free`, after an error too.
int assay_jpeg_encode(
    const uint8_t *rgb, uint32_t width, uint32_t height, int quality, assay_jpeg_file *file,
    char *message);

/// Frees the bytes of a file.
void assay_jpeg_free(assay_jpeg_file *file);

#endif
