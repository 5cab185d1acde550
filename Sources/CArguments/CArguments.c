// SPDX-License-Identifier: MIT

#include "CArguments.h"

// Tells which C library it is.
#include <stdlib.h>

static int count = 0;
static char *const *values = NULL;

#if defined(__GLIBC__) || defined(__APPLE__)
// Both loaders pass main's arguments to constructors.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  values = argv;
}
#endif

int assay_argument_count(void) { return count; }

char *const *assay_arguments(void) { return values; }
