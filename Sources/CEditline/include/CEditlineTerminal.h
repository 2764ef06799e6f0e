#ifndef CEDITLINE_TERMINAL_H
#define CEDITLINE_TERMINAL_H

#include <stddef.h>

// The terminal's settings, given back whichever way the process ends.

/// Remembers the terminal's settings, to be given back at the end of the process.
///
/// A process of its own, the guardian, gives them back after SIGKILL. There is one terminal at a
/// time: the one before is given back.
int ceditline_terminal_save(int descriptor);
/// Gives the terminal back for good, and lets the guardian go. Safe in a signal handler.
void ceditline_terminal_release(void);
/// Gives the terminal back, now: its settings first, then the farewell, as far as it takes that
/// without waiting.
void ceditline_terminal_restore(void);
/// Sets what is written to the terminal when it is given back; at most 255 bytes.
void ceditline_terminal_set_farewell(const char *bytes, size_t count);

/// Gives the terminal the mode in which keys come one by one and are not shown.
///
/// While a line is read, ^C and ^Z are keys among the others: as signals they would overtake what was
/// typed before, and the system would drop it.
void ceditline_terminal_take_keys(int is_reading);
/// The signal that a key stands for while a line is read, or 0.
int ceditline_terminal_signal_of_key(int byte);
/// Whether this process is in the terminal's foreground.
int ceditline_terminal_is_ours(void);
/// Gives the terminal the mode that it had when its settings were remembered.
void ceditline_terminal_take_lines(void);

/// The terminal's size now; 0 when it has one.
int ceditline_terminal_size(int descriptor, int *columns, int *lines);

/// Opens the terminal behind a descriptor once more, so that writing to it never waits; -1 when that
/// is not permitted.
int ceditline_terminal_open_writer(int descriptor);

#endif
