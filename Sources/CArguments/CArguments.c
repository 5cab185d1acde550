// SPDX-License-Identifier: MIT

#include "CArguments.h"

#include <fcntl.h>
// Tells which C library it is.
#include <stdlib.h>
#include <unistd.h>

static int count = 0;
static char *const *values = NULL;

#if defined(__GLIBC__) || defined(__APPLE__)
// Both loaders pass main's arguments to constructors.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  values = argv;
}
#endif

// The first file that a process opens takes the number of a standard file that is closed (`>&-`),
// and what is printed then goes into it, which may be a reference. Nothing can be written to what
// is put there instead, so that printing still fails.
__attribute__((constructor)) static void take_closed_standard_files(void) {
  int file;
  do {
    file = open("/dev/null", O_RDONLY);
  } while (file >= 0 && file <= STDERR_FILENO);
  if (file > STDERR_FILENO) close(file);
}

int assay_argument_count(void) { return count; }

char *const *assay_arguments(void) { return values; }
