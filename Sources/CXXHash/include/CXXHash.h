// SPDX-License-Identifier: MIT
#ifndef ASSAY_CXXHASH_H
#define ASSAY_CXXHASH_H

#include <stddef.h>
#include <stdint.h>

/// XXH3, 128 bits, of `length` bytes: the same value on every machine.
typedef struct {
  uint64_t low;
  uint64_t high;
} assay_hash128;

/// With the widest vectors this machine has.
assay_hash128 assay_xxh3_128(const void *bytes, size_t length);

/// With the vectors every machine of this architecture has; tests compare the two.
assay_hash128 assay_xxh3_128_baseline(const void *bytes, size_t length);

#endif
