#define _GNU_SOURCE  // close_range, pipe2
#include "CEditlineTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// What is to be given back. The guardian sees it as well, so that nothing has to be sent to it.
typedef struct {
  struct termios settings;
  volatile sig_atomic_t is_taken;
  volatile sig_atomic_t farewell_count;
  char farewell[256];
  // The process groups of this process, and of the shell that started it.
  pid_t group, parent_group;
} kept_terminal;

static kept_terminal *kept;
// The process that has the terminal; its copies, which may end by a crash or by `exit`, have not.
static pid_t owner = -1;
static volatile sig_atomic_t terminal = -1;
// The same terminal, opened so that writing to it never waits; or `terminal`.
static volatile sig_atomic_t writer = -1;

// MARK: Another descriptor

int ceditline_terminal_open_writer(int descriptor) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

// MARK: Giving back

// Returns whether all is written, waiting for no longer than so many milliseconds at a time.
static int write_farewell(int descriptor, int patience) {
  int count = kept->farewell_count;
  for (int written = 0; written < count;) {
    struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
    if (poll(&entry, 1, patience) <= 0) return 0;
    ssize_t taken = write(descriptor, kept->farewell + written, (size_t)(count - written));
    if (taken < 0 && errno != EINTR) return errno != EAGAIN;
    if (taken > 0) written += (int)taken;
  }
  return 1;
}

// Safe in a signal handler. SIGTTOU is blocked because a process in the background would stop.
void ceditline_terminal_restore(void) {
  if (terminal < 0 || owner != getpid() || !kept->is_taken) return;
  int error = errno;
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  tcsetattr(terminal, TCSANOW, &kept->settings);
  // What a terminal that stands still does not take is left to the guardian.
  if (write_farewell(writer, 0)) {
    kept->farewell_count = 0;
    kept->is_taken = 0;
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = error;
}

void ceditline_terminal_set_farewell(const char *bytes, size_t count) {
  if (!kept) return;
  kept->farewell_count = 0;
  if (count >= sizeof kept->farewell) return;
  memcpy(kept->farewell, bytes, count);
  kept->farewell_count = (sig_atomic_t)count;
  if (count > 0) kept->is_taken = 1;
}

// MARK: The guardian

static int guard_pipe = -1;
static pid_t guardian = -1;

// Whose terminal it is by now: a session whose leader has gone has none.
static void give_back_for_another(void) {
  if (!kept->is_taken) return;
  pid_t owner = tcgetpgrp(STDIN_FILENO);
  int is_free = owner < 0 || owner == kept->group;
  if (is_free) tcsetattr(STDIN_FILENO, TCSANOW, &kept->settings);
  // A shell that was faster has its own settings, but not the rows that scroll, nor the cursor.
  if (is_free || owner == kept->parent_group) write_farewell(STDIN_FILENO, 10000);
}

// Waits for the end of the pipe, which only the process that is watched holds open.
static _Noreturn void keep_guard(int pipe) {
  int descriptor = fcntl(writer, F_DUPFD, 10);
  pipe = fcntl(pipe, F_DUPFD, 10);
  setpgid(0, 0);
  if (descriptor < 0 || pipe < 0 || chdir("/") != 0) _exit(1);
  dup2(descriptor, STDIN_FILENO);
  dup2(pipe, STDOUT_FILENO);
  close_range(STDERR_FILENO, ~0U, 0);
  prctl(PR_SET_NAME, "formlift-guard");
  char byte;
  while (read(STDOUT_FILENO, &byte, 1) < 0 && errno == EINTR) {
  }
  give_back_for_another();
  _exit(0);
}

// As fork, but nothing is told of the child's end, and only `__WCLONE` waits for it: a program around
// this one, which waits for any child of its own, does not come upon it.
static pid_t fork_unnoticed(void) { return (pid_t)syscall(SYS_clone, 0L, 0L, 0L, 0L, 0L); }

// The child has all signals blocked, among them SIGTTOU, and calls nothing but the kernel.
static void start_guardian(void) {
  while (waitpid(-1, NULL, WNOHANG | __WCLONE) > 0) {
  }
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);
  guardian = fork_unnoticed();
  if (guardian == 0) keep_guard(ends[0]);
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  if (guardian < 0) {
    close(ends[1]);
  } else {
    guard_pipe = ends[1];
  }
}

// Safe in a signal handler. Where nothing is left to it, the guardian ends at once, and is waited for
// so that nothing else has to.
static void dismiss_guardian(void) {
  if (guard_pipe < 0) return;
  close(guard_pipe);
  guard_pipe = -1;
  struct timespec moment = {0, 100000};
  for (int turn = 0; turn < 100 && !kept->is_taken; turn++) {
    if (waitpid(guardian, NULL, WNOHANG | __WCLONE) != 0) return;
    nanosleep(&moment, NULL);
  }
}

// MARK: Modes

static struct termios keys, signal_free_keys;
static int is_signal_free;

// As libedit sets it. What is typed ahead may be read as lines, which a line feed ends.
static void prepare_keys(void) {
  keys = kept->settings;
  keys.c_iflag = (keys.c_iflag | INLCR | ICRNL) & ~(tcflag_t)IGNCR;
  keys.c_oflag = (keys.c_oflag | OPOST | ONLCR) & ~(tcflag_t)ONLRET;
  keys.c_lflag |= ISIG;
  keys.c_lflag &=
      ~(tcflag_t)(NOFLSH | ICANON | ECHO | ECHOK | ECHONL | EXTPROC | IEXTEN | FLUSHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  signal_free_keys = keys;
  // Otherwise ^S would stop the terminal while the program waits for keys.
  signal_free_keys.c_iflag &= ~(tcflag_t)IXON;
  signal_free_keys.c_cc[VINTR] = signal_free_keys.c_cc[VSUSP] = _POSIX_VDISABLE;
}

int ceditline_terminal_save(int descriptor) {
  ceditline_terminal_release();
  if (!kept) {
    void *page = mmap(NULL, sizeof *kept, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) return -1;
    kept = page;
    atexit(ceditline_terminal_release);
  }
  memset(kept, 0, sizeof *kept);
  if (tcgetattr(descriptor, &kept->settings) != 0) return -1;
  kept->group = getpgrp();
  kept->parent_group = getpgid(getppid());
  prepare_keys();
  int opened = ceditline_terminal_open_writer(descriptor);
  writer = opened < 0 ? descriptor : opened;
  terminal = descriptor;
  owner = getpid();
  start_guardian();
  return 0;
}

void ceditline_terminal_release(void) {
  if (terminal < 0) return;
  ceditline_terminal_restore();
  dismiss_guardian();
  int opened = writer;
  writer = terminal;
  if (opened != terminal) close(opened);
  terminal = -1;
}

static void set_mode(const struct termios *mode) {
  if (terminal < 0) return;
  while (tcsetattr(terminal, TCSANOW, mode) != 0 && errno == EINTR) {
  }
}

void ceditline_terminal_take_keys(int is_reading) {
  if (terminal >= 0) kept->is_taken = 1;
  is_signal_free = is_reading;
  set_mode(is_reading ? &signal_free_keys : &keys);
}

static int is_key(int byte, cc_t key) { return key != _POSIX_VDISABLE && byte == key; }

int ceditline_terminal_signal_of_key(int byte) {
  if (terminal < 0 || !is_signal_free) return 0;
  if (is_key(byte, keys.c_cc[VINTR])) return SIGINT;
  return is_key(byte, keys.c_cc[VSUSP]) ? SIGTSTP : 0;
}

int ceditline_terminal_is_ours(void) {
  return terminal >= 0 && tcgetpgrp(terminal) == getpgrp();
}

void ceditline_terminal_take_lines(void) {
  is_signal_free = 0;
  if (terminal >= 0) set_mode(&kept->settings);
}

int ceditline_terminal_size(int descriptor, int *columns, int *lines) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *lines = size.ws_row;
  return 0;
}
