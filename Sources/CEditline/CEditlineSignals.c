#define _GNU_SOURCE  // SIGSTKFLT
#include "CEditlineSignals.h"
#include "CEditlineCoreDumps.h"
#include "CEditlineTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t counts[NSIG];
static int wake_pipe[2] = {-1, -1};

static volatile sig_atomic_t is_ending;

// MARK: Output

static char kept[32768];
static volatile size_t kept_count;
static volatile sig_atomic_t is_flushing;

// Safe in a signal handler: what a flush is at when the signal comes is left to it, or lost.
int ceditline_output_flush(void) {
  if (kept_count == 0 || is_flushing) return 0;
  is_flushing = 1;
  size_t written = 0;
  int error = 0;
  while (written < kept_count && error == 0) {
    ssize_t count = write(STDOUT_FILENO, kept + written, kept_count - written);
    if (count >= 0) {
      written += (size_t)count;
    } else if (errno == EAGAIN) {
      struct pollfd entry = {.fd = STDOUT_FILENO, .events = POLLOUT};
      poll(&entry, 1, -1);
    } else if (errno != EINTR) {
      error = errno;
    }
  }
  memmove(kept, kept + written, kept_count - written);
  kept_count -= written;
  is_flushing = 0;
  return error;
}

// MARK: Signals

static void set_handler(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

void ceditline_signals_die(int signal) {
  ceditline_terminal_release();
  ceditline_output_flush();
  // A user who leaves by ^\\ wants no report of a crash.
  if (signal == SIGQUIT) ceditline_forbid_core_dumps();
  set_handler(signal, SIG_DFL, 0);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(signal);
  _exit(128 + signal);
}

static struct timespec first_interrupt;

// Whether a ^C waits for long to be taken; many may come at once from a user who is in a hurry.
static int is_interrupt_ignored(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (counts[SIGINT] == 0) first_interrupt = now;
  return now.tv_sec - first_interrupt.tv_sec > 1;
}

// How often a signal may come before it is taken. A closed terminal sends SIGHUP more than once, by
// the kernel and by the shell.
static int patience(int signal) {
  switch (signal) {
    case SIGINT: return 2;
    case SIGTERM:
    case SIGQUIT: return 1;
    case SIGHUP: return 8;
    default: return 0;
  }
}

// The pipe does not block; when it is full, it wakes anyway.
void ceditline_signals_rouse(void) {
  if (wake_pipe[1] < 0) return;
  ssize_t written = write(wake_pipe[1], "", 1);
  (void)written;
}

static void note(int signal) {
  int error = errno;
  int limit = patience(signal);
  int is_urgent = signal != SIGINT || is_interrupt_ignored();
  if (limit > 0 && counts[signal] >= limit && is_urgent) ceditline_signals_die(signal);
  counts[signal] = counts[signal] + 1;
  if (signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT) is_ending = 1;
  ceditline_signals_rouse();
  errno = error;
}

static void open_wake_pipe(void) {
  if (wake_pipe[0] >= 0 || pipe(wake_pipe) != 0) return;
  for (int end = 0; end < 2; end++) {
    fcntl(wake_pipe[end], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[end], F_SETFL, O_NONBLOCK);
  }
}

static struct sigaction before_crash[NSIG];

// Gives the terminal back and then the crash to the handler that was there before, such as the Swift
// runtime: the signal is raised again, and comes when this handler returns.
static void restore_and_crash(int signal) {
  ceditline_terminal_restore();
  ceditline_output_flush();
  sigaction(signal, &before_crash[signal], NULL);
  raise(signal);
}

static void watch_crashes(void) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
                                SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    int signal = crashes[index];
    if (sigaction(signal, NULL, &before_crash[signal]) != 0) continue;
    if (before_crash[signal].sa_handler == SIG_IGN) continue;
    if (before_crash[signal].sa_handler == restore_and_crash) continue;
    set_handler(signal, restore_and_crash, SA_ONSTACK);
  }
}

static void flush_at_exit(void) { ceditline_output_flush(); }

static void watch_ending(int signal) {
  struct sigaction before;
  if (sigaction(signal, NULL, &before) != 0 || before.sa_handler != SIG_DFL) return;
  set_handler(signal, ceditline_signals_die, 0);
}

static void watch_quitting(void) {
  struct sigaction before;
  if (sigaction(SIGQUIT, NULL, &before) != 0 || before.sa_handler == SIG_IGN) return;
  if (before.sa_handler != note) set_handler(SIGQUIT, ceditline_signals_die, 0);
}

// Signals that end the process anyway must not take with them what is kept, nor the terminal.
static void watch_endings(void) {
  static const int endings[] = {SIGINT,  SIGTERM,   SIGHUP,  SIGPIPE, SIGALRM,   SIGUSR1,
                                SIGUSR2, SIGVTALRM, SIGPROF, SIGIO,   SIGSTKFLT, SIGPWR};
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    watch_ending(endings[index]);
  }
  // The Swift runtime takes it for a crash.
  watch_quitting();
  watch_crashes();
}

int ceditline_output_keep(const void *bytes, size_t count) {
  static int is_watching;
  if (!is_watching) {
    is_watching = 1;
    atexit(flush_at_exit);
    watch_endings();
  }
  if (count > sizeof kept - kept_count) return -1;
  memcpy(kept + kept_count, bytes, count);
  kept_count += count;
  return 0;
}

void ceditline_signals_install(void) {
  static const int noted[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT};
  open_wake_pipe();
  for (size_t index = 0; index < sizeof noted / sizeof *noted; index++) {
    set_handler(noted[index], note, 0);
  }
  set_handler(SIGPIPE, SIG_DFL, 0);
  ceditline_signals_hold_stop(0);
  watch_endings();
  for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) watch_ending(signal);
}

int ceditline_signals_wake(void) { return wake_pipe[0]; }

void ceditline_signals_drain(void) {
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) > 0) {
  }
}

int ceditline_signals_take(int signal) {
  if (signal <= 0 || signal >= NSIG || counts[signal] == 0) return 0;
  counts[signal] = 0;
  return 1;
}

int ceditline_signals_is_pending(int signal) {
  return signal > 0 && signal < NSIG && counts[signal] > 0;
}

int ceditline_signals_are_ending(void) { return is_ending; }

void ceditline_signals_put(int signal) {
  if (signal > 0 && signal < NSIG) note(signal);
}

// Safe in a signal handler, where the signal is blocked.
static void stop(void) {
  set_handler(SIGTSTP, SIG_DFL, 0);
  sigset_t only, before;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &only, &before);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

// The next reading draws again what another program may have written over.
static void stop_at_once(int signal) {
  int error = errno;
  ceditline_terminal_restore();
  stop();
  set_handler(signal, stop_at_once, 0);
  note(SIGCONT);
  errno = error;
}

void ceditline_signals_hold_stop(int is_held) {
  set_handler(SIGTSTP, is_held ? note : stop_at_once, 0);
}

void ceditline_signals_stop(void) {
  stop();
  ceditline_signals_hold_stop(1);
}
