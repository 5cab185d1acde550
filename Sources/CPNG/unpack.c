// SPDX-License-Identifier: MIT
#if defined(__linux__)
#define _DEFAULT_SOURCE
#include <sys/mman.h>
#endif

#include "CPNG.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

uint32_t assay_png_crc32(const uint8_t *bytes, size_t length) {
  return libdeflate_crc32(0, bytes, length);
}

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef int16_t words4 __attribute__((vector_size(8)));

static inline uint32_t load4(const uint8_t *from) {
  uint32_t value;
  memcpy(&value, from, 4);
  return value;
}

static inline uint32_t load3(const uint8_t *from) {
  const uint8_t bytes[4] = {from[0], from[1], from[2], 0};
  return load4(bytes);
}

/// Four bytes plus four bytes, each sum cut to a byte.
static inline uint32_t add(uint32_t a, uint32_t b) {
  return ((a & 0x7f7f7f7fu) + (b & 0x7f7f7f7fu)) ^ ((a ^ b) & 0x80808080u);
}

/// The mean of each byte, rounded down.
static inline uint32_t mean(uint32_t a, uint32_t b) {
  return (a & b) + (((a ^ b) & 0xfefefefeu) >> 1);
}

static inline words4 widen(uint32_t value) {
  bytes4 bytes;
  memcpy(&bytes, &value, 4);
  return __builtin_convertvector(bytes, words4);
}

static inline words4 magnitude(words4 value) {
  words4 sign = value >> 15;
  return (value ^ sign) - sign;
}

/// Section 9.4 of the PNG specification: of left, above and above left, the nearest to their sum.
static inline uint32_t paeth(uint32_t left, uint32_t above, uint32_t corner) {
  words4 a = widen(left), b = widen(above), c = widen(corner);
  words4 p = b - c, q = a - c;
  words4 pa = magnitude(p), pb = magnitude(q), pc = magnitude(p + q);
  words4 is_left = (pa <= pb) & (pa <= pc), is_above = pb <= pc;
  words4 nearest = (is_left & a) | (~is_left & ((is_above & b) | (~is_above & c)));
  bytes4 bytes = __builtin_convertvector(nearest, bytes4);
  uint32_t value;
  memcpy(&value, &bytes, 4);
  return value;
}

/// Undoes the filter of one row; `into` may overlap `from` as long as it is not ahead of it.
#define UNFILTER(PREDICTION)                                     \
  for (size_t x = 0; x < width; x++) {                           \
    uint32_t value = channels == 4 ? load4(from + 4 * x) : load3(from + 3 * x); \
    uint32_t up = load4(above + 4 * x);                          \
    (void)up;                                                    \
    left = add(value, PREDICTION) | opaque;                      \
    corner = up;                                                 \
    all &= left;                                                 \
    memcpy(into + 4 * x, &left, 4);                              \
  }

static inline __attribute__((always_inline)) int unfilter_row(
    uint8_t filter, const uint8_t *from, const uint8_t *above, uint8_t *into, size_t width,
    const int channels, uint32_t *alpha) {
  const uint8_t mask[4] = {0, 0, 0, 255};
  const uint32_t opaque = channels == 4 ? 0 : load4(mask);
  uint32_t left = 0, corner = 0, all = ~(uint32_t)0;
  switch (filter) {
    case 0: UNFILTER(0) break;
    case 1: UNFILTER(left) break;
    case 2: UNFILTER(up) break;
    case 3: UNFILTER(mean(left, up)) break;
    case 4: UNFILTER(paeth(left, up, corner)) break;
    default: return 0;
  }
  (void)corner;
  *alpha &= all;
  return 1;
}

static int unfilter(
    uint8_t *rgba, const uint8_t *raw, size_t width, size_t height, const int channels,
    const uint8_t *blank, uint32_t *alpha) {
  const uint8_t *above = blank;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *from = raw + y * (width * (size_t)channels + 1);
    uint8_t *into = rgba + y * width * 4;
    int is_read = channels == 4
        ? unfilter_row(from[0], from + 1, above, into, width, 4, alpha)
        : unfilter_row(from[0], from + 1, above, into, width, 3, alpha);
    if (!is_read) return 0;
    above = into;
  }
  return 1;
}

/// Asks for pages of 2 MB: a fault for each 4 KB of fresh memory takes longer than to inflate them.
static void prefer_large_pages(uint8_t *memory, size_t length) {
#if defined(__linux__)
  const uintptr_t page = (uintptr_t)1 << 21;
  uintptr_t start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + length) & ~(page - 1);
  // Only a hint: a system without such pages refuses it, and nothing else changes.
  if (start < end) (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)length;
#endif
}

assay_png_status assay_png_unpack(
    const uint8_t *data, size_t length, uint32_t width, uint32_t height, int channels,
    uint8_t *rgba, size_t capacity, int *is_opaque) {
  size_t raw_length = ((size_t)width * (size_t)channels + 1) * height;
  if (capacity < raw_length || capacity < (size_t)width * height * 4) return ASSAY_PNG_FAILED;
  prefer_large_pages(rgba, capacity);
  // The rows lie at the end of the memory for the pixels, so that no pixel is written over a byte
  // that is still to be read.
  uint8_t *raw = rgba + (capacity - raw_length);
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  uint8_t *blank = calloc(width, 4);
  assay_png_status status = ASSAY_PNG_NO_MEMORY;
  if (inflater && blank) {
    const uint8_t mask[4] = {0, 0, 0, 255};
    uint32_t alpha = ~(uint32_t)0;
    int is_read =
        libdeflate_zlib_decompress(inflater, data, length, raw, raw_length, NULL)
            == LIBDEFLATE_SUCCESS
        && unfilter(rgba, raw, width, height, channels, blank, &alpha);
    status = is_read ? ASSAY_PNG_OK : ASSAY_PNG_FAILED;
    *is_opaque = (alpha & load4(mask)) == load4(mask);
  }
  libdeflate_free_decompressor(inflater);
  free(blank);
  return status;
}

assay_png_status assay_png_inflate(
    const uint8_t *data, size_t length, uint8_t *out, size_t capacity, size_t *actual) {
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (!inflater) return ASSAY_PNG_NO_MEMORY;
  enum libdeflate_result result =
      libdeflate_zlib_decompress(inflater, data, length, out, capacity, actual);
  libdeflate_free_decompressor(inflater);
  return result == LIBDEFLATE_SUCCESS ? ASSAY_PNG_OK : ASSAY_PNG_FAILED;
}
