// Fails one call of the C library that writes, so that a test can try each of them.
//
// FAULT_FOLDER  only files below this folder count
// FAULT_NUMBER  which call fails, from 1
// FAULT_MODE    once, always (all calls from there on), or short (a write writes half, then once)
// FAULT_CODE    the errno, such as 28 for a full disk
// FAULT_SIGN    a file that is created when a call has failed
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int count;

static int is_below(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

// A relative path counts: the program's folder is the one that is watched.
static int counts_path(const char *path) {
  return path && (path[0] != '/' || is_below(path));
}

static int counts_file(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_below(path);
}

// Whether the call fails; `is_write` tells whether it could write a part.
static int fails(int is_write, int *is_short) {
  const char *wanted = getenv("FAULT_NUMBER"), *mode = getenv("FAULT_MODE");
  const char *code = getenv("FAULT_CODE"), *sign = getenv("FAULT_SIGN");
  if (!wanted || !mode) return 0;
  int number = atoi(wanted);
  count++;
  int begins_short = is_write && strcmp(mode, "short") == 0;
  if (begins_short && count == number) *is_short = 1;
  int fails_here = strcmp(mode, "always") == 0 ? count >= number
                   : begins_short              ? count == number + 1
                                               : count == number;
  if (!fails_here && !*is_short) return 0;
  if (sign) {
    int file = syscall(SYS_openat, AT_FDCWD, sign, O_WRONLY | O_CREAT, 0600);
    if (file >= 0) syscall(SYS_close, file);
  }
  if (*is_short) return 0;
  errno = code ? atoi(code) : ENOSPC;
  return 1;
}

ssize_t write(int file, const void *bytes, size_t size) {
  int is_short = 0;
  if (counts_file(file) && fails(1, &is_short)) return -1;
  if (is_short && size > 1) size /= 2;
  return syscall(SYS_write, file, bytes, size);
}

int fsync(int file) {
  int is_short = 0;
  if (counts_file(file) && fails(0, &is_short)) return -1;
  return syscall(SYS_fsync, file);
}

int fdatasync(int file) {
  int is_short = 0;
  if (counts_file(file) && fails(0, &is_short)) return -1;
  return syscall(SYS_fdatasync, file);
}

int ftruncate(int file, off_t size) {
  int is_short = 0;
  if (counts_file(file) && fails(0, &is_short)) return -1;
  return syscall(SYS_ftruncate, file, size);
}

int rename(const char *old, const char *new) {
  int is_short = 0;
  if (counts_path(new) && fails(0, &is_short)) return -1;
  return syscall(SYS_renameat, AT_FDCWD, old, AT_FDCWD, new);
}

static int opening(int folder, const char *path, int flags, int mode) {
  int is_short = 0;
  if (flags & (O_WRONLY | O_RDWR | O_CREAT) && counts_path(path) && fails(0, &is_short)) return -1;
  return syscall(SYS_openat, folder, path, flags, mode);
}

#define MODE(flags, mode)                        \
  int mode = 0;                                  \
  if (flags & (O_CREAT | O_TMPFILE)) {           \
    va_list list;                                \
    va_start(list, flags);                       \
    mode = va_arg(list, int);                    \
    va_end(list);                                \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, mode)
  return opening(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, mode)
  return opening(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE(flags, mode)
  return opening(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags, mode)
  return opening(folder, path, flags, mode);
}
