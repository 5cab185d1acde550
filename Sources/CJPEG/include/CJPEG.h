// SPDX-License-Identifier: MIT

#ifndef ASSAY_CJPEG_H
#define ASSAY_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by a call that must not return: both functions own it and return 0 then,
// with the reason in `message`, which holds at least 200 bytes and is always terminated.

/// Reads the size in pixels.
int assay_jpeg_size(
    const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height, char *message);

/// Decodes to `width * height * 4` bytes of opaque 8-bit RGBA. The caller owns `rgba`.
int assay_jpeg_decode(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *rgba,
    char *message);

#endif
