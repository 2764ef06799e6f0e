#ifndef CEDITLINE_H
#define CEDITLINE_H

#include "CEditlineSignals.h"

// libedit behind functions of fixed arity, because Swift cannot call variadic ones. Text crosses
// as wchar_t, which is a Unicode scalar on the systems supported.

#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

typedef struct ceditline ceditline;

/// What a command answers to libedit.
enum ceditline_answer {
  CEDITLINE_NOTHING = 0,
  CEDITLINE_ACCEPT_LINE = 1,
  CEDITLINE_END_OF_INPUT = 2,
  CEDITLINE_REFRESH = 4,
  CEDITLINE_MOVE_CURSOR = 5,
  CEDITLINE_BEEP = 6,
};

/// The number of commands that can be added.
enum { CEDITLINE_COMMAND_CAPACITY = 16 };

/// What libedit calls back; `context` is the one given to `ceditline_open`.
typedef struct {
  /// Carries out the command in `slot`; returns an answer.
  int (*command)(void *context, int slot);
  /// Runs before each read, after libedit has drawn; `is_idle` when no input is waiting. Returns a
  /// key to be taken as if it had been typed, or 0.
  int (*before_read)(void *context, int is_idle);
  /// Runs after a key has arrived, before libedit sees it.
  void (*after_read)(void *context);
  /// Runs when the wake descriptor is readable; returns 0 to go on, or -1 to end the line.
  int (*wake)(void *context);
  /// Runs for a scalar that takes no column, which libedit cannot draw; returns a key in its place.
  int (*zero_width)(void *context, wchar_t scalar);
  /// Writes to the terminal.
  void (*write)(void *context, const char *bytes, size_t count);
} ceditline_callbacks;

/// Sets LC_CTYPE to the environment's locale, or to C.UTF-8 where that is not UTF-8.
void ceditline_set_locale(void);

/// The columns that a scalar takes; 0 for combining ones, -1 for what cannot be printed.
int ceditline_wcwidth(uint32_t scalar);

/// Opens an editor in emacs mode; NULL when a descriptor cannot be used.
ceditline *ceditline_open(const char *program, const char *terminal, int input, int output,
                          int wake, ceditline_callbacks callbacks, void *context);
/// Closes the editor without discarding what was typed ahead; the caller restores the terminal.
void ceditline_close(ceditline *editor);

int ceditline_add_command(ceditline *editor, int slot, const char *name, const char *help);
int ceditline_bind(ceditline *editor, const char *key, const char *command);
/// Reads a file of libedit's commands; NULL for the user's own, `~/.editrc`.
int ceditline_source(ceditline *editor, const char *path);
void ceditline_set_editing(ceditline *editor, int is_on);
/// Whether the terminal is known to clear to the end of a row.
int ceditline_can_clear_row(ceditline *editor);

/// Sets the prompt, whose unprinted runs stand between U+0001.
int ceditline_set_prompt(ceditline *editor, const wchar_t *prompt);
int ceditline_add_history(ceditline *editor, const wchar_t *line);

/// Reads a line; NULL at the end of input or when a callback ended it. The terminal stays in its
/// editing mode.
const wchar_t *ceditline_read(ceditline *editor, int *count);
/// Reads one byte without drawing; -1 at the end of input or when a callback ended it.
int ceditline_read_byte(ceditline *editor);
/// Takes back a byte read, to be read next.
void ceditline_unread_byte(ceditline *editor, int byte);

/// The line being edited: its scalars, and how many there are and stand before the cursor.
const wchar_t *ceditline_line(ceditline *editor, int *count, int *cursor);
void ceditline_move_cursor(ceditline *editor, int distance);
void ceditline_delete_before_cursor(ceditline *editor, int count);
int ceditline_insert(ceditline *editor, const wchar_t *text);
/// Forgets what is on the screen, and draws prompt and line from the cursor's row on.
void ceditline_draw_afresh(ceditline *editor);
/// Takes over the terminal's size.
void ceditline_resize(ceditline *editor);
/// Switches the terminal between its editing mode and its ordinary one.
void ceditline_set_raw(ceditline *editor, int is_raw);
void ceditline_beep(ceditline *editor);

#endif
