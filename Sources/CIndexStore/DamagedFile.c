// SPDX-License-Identifier: MIT
#include "CIndexStore.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/// The file that this thread hands to the library; empty if none.
static __thread char current[4096];

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};
enum { signal_count = sizeof signals / sizeof signals[0] };
static struct sigaction previous[signal_count];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void put(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(STDERR_FILENO, text, length);
    if (written <= 0) {
      return;
    }
    text += written;
    length -= (size_t)written;
  }
}

/// Only what POSIX allows in a signal handler: `write`, `_exit`, `sigaction` and `raise`.
static void on_signal(int number) {
  if (current[0] != '\0') {
    put("assay: cannot read '");
    put(current);
    put("': it is damaged, and the toolchain's index reader stopped on it; delete the index store "
        "and build again\n");
    _exit(2);
  }
  for (int index = 0; index < signal_count; index += 1) {
    if (signals[index] == number) {
      sigaction(number, &previous[index], NULL);
    }
  }
  raise(number);
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_signal;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signal_count; index += 1) {
    sigaction(signals[index], &action, &previous[index]);
  }
}

void assay_index_begin_file(const char *path) {
  pthread_once(&once, install);
  size_t index = 0;
  for (; path[index] != '\0' && index + 1 < sizeof current; index += 1) {
    // A terminal shall not obey a path.
    unsigned char byte = (unsigned char)path[index];
    current[index] = byte < 0x20 || byte == 0x7f ? '?' : path[index];
  }
  current[index] = '\0';
}

void assay_index_end_file(void) { current[0] = '\0'; }
