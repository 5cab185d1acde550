// SPDX-License-Identifier: MIT

#include "CPreviews.h"
#include "GuardedRun.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

// Swift's traps, failed preconditions and unrecoverable errors arrive as these.
static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signal_count = sizeof(signals) / sizeof(signals[0]) };

enum { stack_size = 16 << 20, signal_stack_size = 64 << 10, most_values = 64 };

typedef struct run {
  void (*body)(void *);
  void *context;
  int number;
  int done[2];  // a pipe: the end writes one byte, the signal or 0
  const void *values[most_values];  // that the thread is making, the innermost last
  int value_count;
  struct run *next_dead;
} run;

static _Thread_local run *current_run;
static struct sigaction previous[signal_count];
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Threads that have died. Their memory is never freed.
static _Atomic(run *) dead_runs;

void assay_begin_making(const void *value) {
  run *r = current_run;
  if (!r) return;
  if (r->value_count < most_values) r->values[r->value_count] = value;
  r->value_count++;
}

void assay_end_making(void) {
  if (current_run) current_run->value_count--;
}

int assay_dead_run_making(const void *value) {
  for (const run *r = atomic_load(&dead_runs); r; r = r->next_dead) {
    for (int i = 0; i < r->value_count && i < most_values; i++) {
      if (r->values[i] == value) return r->number;
    }
  }
  return 0;
}

static void report(const run *r, unsigned char signal) {
  while (write(r->done[1], &signal, 1) < 0) {}
}

static void handle(int signal, siginfo_t *info, void *context) {
  if (current_run) {
    current_run->next_dead = atomic_load(&dead_runs);
    while (!atomic_compare_exchange_weak(&dead_runs, &current_run->next_dead, current_run)) {}
    report(current_run, (unsigned char)signal);
    // The thread keeps what it holds: its frames are those of code that was not written to be
    // unwound.
    for (;;) pause();
  }
  for (int i = 0; i < signal_count; i++) {
    if (signals[i] != signal) continue;
    if (previous[i].sa_flags & SA_SIGINFO) {
      previous[i].sa_sigaction(signal, info, context);
    } else if (previous[i].sa_handler != SIG_DFL && previous[i].sa_handler != SIG_IGN) {
      previous[i].sa_handler(signal);
    } else {
      sigaction(signal, &previous[i], NULL);
      raise(signal);
    }
  }
}

static void install(void) {
  for (int i = 0; i < signal_count; i++) {
    struct sigaction action = {0};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(signals[i], &action, &previous[i]);
  }
}

static void *start(void *argument) {
  run *r = argument;
  // A stack of its own for signals, so that endless recursion is told too.
  stack_t stack = {.ss_sp = malloc(signal_stack_size), .ss_size = signal_stack_size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  current_run = r;
  r->body(r->context);
  current_run = NULL;
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(stack.ss_sp);
  report(r, 0);
  return NULL;
}

int assay_run_guarded(void (*body)(void *), void *context, int number, int seconds) {
  pthread_once(&once, install);
  run *r = calloc(1, sizeof(run));
  if (!r) abort();
  r->body = body;
  r->context = context;
  r->number = number;
  if (pipe(r->done) != 0) abort();
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_t thread;
  if (pthread_create(&thread, &attributes, start, r) != 0) abort();
  pthread_attr_destroy(&attributes);
  struct pollfd waiting = {.fd = r->done[0], .events = POLLIN};
  int result = -1;
  int ready;
  do {
    ready = poll(&waiting, 1, seconds * 1000);
  } while (ready < 0);
  unsigned char signal = 0;
  if (ready > 0 && read(r->done[0], &signal, 1) == 1) result = signal;
  if (result != 0) {
    // The thread may still use all of it.
    pthread_detach(thread);
    return result;
  }
  pthread_join(thread, NULL);
  close(r->done[0]);
  close(r->done[1]);
  free(r);
  return 0;
}
