#define _GNU_SOURCE  // ppoll
#include "CEditlineWriting.h"
#include "CEditlineSignals.h"
#include "CEditlineTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

// Returns whether the terminal takes more; not when the process is to end first. A signal that comes
// between the question and the waiting ends the waiting.
static int wait_until_writable(int descriptor) {
  sigset_t endings, before;
  sigemptyset(&endings);
  sigaddset(&endings, SIGTERM);
  sigaddset(&endings, SIGHUP);
  sigaddset(&endings, SIGQUIT);
  sigprocmask(SIG_BLOCK, &endings, &before);
  struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
  struct timespec no_time = {0, 0};
  int is_ending = ceditline_signals_are_ending();
  int count = ppoll(&entry, 1, is_ending ? &no_time : NULL, &before);
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  return count > 0 || (!is_ending && count < 0 && error == EINTR);
}

int ceditline_terminal_write(int descriptor, const void *bytes, size_t count) {
  int can_wait = !(fcntl(descriptor, F_GETFL) & O_NONBLOCK);
  const char *rest = bytes;
  while (count > 0) {
    if (can_wait && !wait_until_writable(descriptor)) return 0;
    ssize_t written = write(descriptor, rest, can_wait && count > 256 ? 256 : count);
    if (written >= 0) {
      rest += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      if (!wait_until_writable(descriptor)) return 0;
    } else if (errno == EIO) {
      ceditline_signals_put(SIGHUP);
      return 0;
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

void ceditline_terminal_put_key_signal(int signal) {
  int is_sent = signal == SIGTSTP && ceditline_terminal_is_ours() && kill(0, signal) == 0;
  if (!is_sent) ceditline_signals_put(signal);
}
