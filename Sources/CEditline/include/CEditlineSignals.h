#ifndef CEDITLINE_SIGNALS_H
#define CEDITLINE_SIGNALS_H

#include <stddef.h>

// Signals as flags, set by handlers that do only what is safe in one.

/// Takes over SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH and SIGCONT as flags. All else that ends the
/// process does so with the terminal given back.
///
/// A SIGTERM or SIGQUIT that comes again before it has been taken ends the process at once, and so does a third
/// SIGINT when the first has waited for more than a second.
void ceditline_signals_install(void);
/// A descriptor that becomes readable with each signal, or -1.
int ceditline_signals_wake(void);
/// Reads what the wake descriptor holds.
void ceditline_signals_drain(void);
/// Makes the wake descriptor readable.
void ceditline_signals_rouse(void);
/// Whether the signal has come since it was last asked for.
int ceditline_signals_take(int signal);
/// Whether the signal has come, which stays to be taken.
int ceditline_signals_is_pending(int signal);
/// Whether SIGTERM, SIGHUP or SIGQUIT has come at all.
int ceditline_signals_are_ending(void);
/// Raises the flag of a signal as if it had come.
void ceditline_signals_put(int signal);
/// Makes SIGTSTP a flag, or lets it stop the process at once, with the terminal given back and
/// SIGCONT's flag raised afterwards.
void ceditline_signals_hold_stop(int is_held);
/// Stops the process as SIGTSTP would, and returns when it goes on.
void ceditline_signals_stop(void);
/// Ends the process by the signal's default action.
void ceditline_signals_die(int signal) __attribute__((noreturn));

/// Keeps what is written to standard output; returns 0, or -1 where there is no room.
///
/// It is written when that is asked for, and when the process ends by `exit`, by a crash, or by a
/// signal that would end it.
int ceditline_output_keep(const void *bytes, size_t count);
/// Writes what is kept; returns 0, or the `errno` of what keeps it from being written.
int ceditline_output_flush(void);

#endif
