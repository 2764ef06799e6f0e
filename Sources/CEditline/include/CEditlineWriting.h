#ifndef CEDITLINE_WRITING_H
#define CEDITLINE_WRITING_H

#include <stddef.h>

// What a terminal and signals have to do with each other: the way to write to a terminal that may
// stand still or be gone, and keys that stand for signals.

/// Writes to a terminal; returns 0, or the `errno` of what keeps it from being written.
///
/// It waits for a terminal that stands still, unless the process is to end. A terminal that is gone
/// raises the flag of SIGHUP.
int ceditline_terminal_write(int descriptor, const void *bytes, size_t count);
/// Raises the signal of a key: SIGTSTP for all processes that the terminal would have sent it to.
void ceditline_terminal_put_key_signal(int signal);

#endif
