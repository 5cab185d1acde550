// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "CTestProcess.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
// Sanitizers replace the same functions.
#define ASSAY_SANITIZED 1
#endif
#endif

#if defined(__linux__) && !defined(ASSAY_SANITIZED)

#include <sys/syscall.h>
#include <unistd.h>

static _Thread_local assay_clock current;

assay_clock assay_set_clock(assay_clock clock) {
  const assay_clock previous = current;
  current = clock;
  return previous;
}

bool assay_has_clock(void) { return true; }

static void read_clock(int64_t *seconds, int64_t *microseconds) {
  current.microseconds++;
  *seconds = current.seconds + current.microseconds / 1000000;
  *microseconds = current.microseconds % 1000000;
}

// The C library's own, which reads the time without a system call; NULL while the process starts.
static int (*library_clock_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void find_library_clock(void) {
  *(void **)&library_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
}

static int real_time(clockid_t clock, struct timespec *time) {
  return library_clock_gettime ? library_clock_gettime(clock, time)
                               : (int)syscall(SYS_clock_gettime, clock, time);
}

// A function of the executable takes the place of a library's, for the other libraries too. Weak,
// because a program that is linked statically may have both.
__attribute__((weak)) int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!current.is_fixed || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) {
    return real_time(clock, time);
  }
  int64_t seconds, microseconds;
  read_clock(&seconds, &microseconds);
  time->tv_sec = (time_t)seconds;
  time->tv_nsec = (long)microseconds * 1000;
  return 0;
}

__attribute__((weak)) int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  (void)zone;  // Obsolete; nobody reads it.
  struct timespec time;
  const int result = clock_gettime(CLOCK_REALTIME, &time);
  if (result == 0) {
    value->tv_sec = time.tv_sec;
    value->tv_usec = (suseconds_t)(time.tv_nsec / 1000);
  }
  return result;
}

__attribute__((weak)) time_t time(time_t *value) {
  struct timespec time;
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) return (time_t)-1;
  if (value) *value = time.tv_sec;
  return time.tv_sec;
}

#else

assay_clock assay_set_clock(assay_clock clock) {
  (void)clock;
  return (assay_clock){0};
}

bool assay_has_clock(void) { return false; }

#endif
