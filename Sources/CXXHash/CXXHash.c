// SPDX-License-Identifier: MIT
#include "CXXHash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

assay_hash128 assay_xxh3_128(const void *bytes, size_t length) {
  XXH128_hash_t hash = XXH3_128bits(bytes, length);
  assay_hash128 result = {hash.low64, hash.high64};
  return result;
}
