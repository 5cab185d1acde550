// SPDX-License-Identifier: MIT
#if defined(__x86_64__)
// Compiled for AVX2 by attribute, not by a flag, so that only functions reached after the run-time
// check of CXXHash.c carry such instructions.
#include <immintrin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "CXXHash.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define XXH_INLINE_ALL
#define XXH_VECTOR 2  // XXH_AVX2
#include <xxhash.h>

assay_hash128 assay_xxh3_128_avx2(const void *bytes, size_t length);

assay_hash128 assay_xxh3_128_avx2(const void *bytes, size_t length) {
  XXH128_hash_t hash = XXH3_128bits(bytes, length);
  assay_hash128 result = {hash.low64, hash.high64};
  return result;
}
#pragma clang attribute pop
#endif
