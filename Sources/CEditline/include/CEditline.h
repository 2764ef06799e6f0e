#ifndef CEDITLINE_H
#define CEDITLINE_H

#include "CEditlineCoreDumps.h"
#include "CEditlineOutput.h"
#include "CEditlineSignals.h"
#include "CEditlineTerminal.h"
#include "CEditlineWriting.h"

// libedit behind functions of fixed arity, because Swift cannot call variadic ones. Text crosses
// as wchar_t, which is a Unicode scalar on the systems supported.
//
// libedit finds out what keys mean, and holds the line. It draws on a terminal that is not shown.

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
enum { CEDITLINE_COMMAND_CAPACITY = 32 };

/// The most scalars that a line has, and the most ends of lines among them.
enum { CEDITLINE_LONGEST_LINE = 16384, CEDITLINE_MOST_LINE_ENDS = 40 };

/// What libedit calls back; `context` is the one given to `ceditline_open`.
typedef struct {
  /// Carries out the command in `slot`; returns an answer.
  int (*command)(void *context, int slot);
  /// Runs before each read; `is_idle` when no input is waiting.
  void (*before_read)(void *context, int is_idle);
  /// Runs when the wake descriptor is readable; returns 0 to go on, or -1 to end the line.
  int (*wake)(void *context);
  /// Runs for a report of the mouse, without its Esc; returns 0 to go on, or -1 to end the line.
  int (*mouse)(void *context, const unsigned char *bytes, size_t count);
  /// Runs for a key that does nothing.
  void (*beep)(void *context);
  /// Runs for a mistake in the user's file of commands.
  void (*complain)(void *context, const char *bytes, size_t count);
} ceditline_callbacks;

/// Sets LC_CTYPE to the environment's locale, or to C.UTF-8 where that is not UTF-8.
void ceditline_set_locale(void);

/// Opens an editor in emacs mode that reads keys from a terminal; NULL when that cannot be.
ceditline *ceditline_open(const char *program, const char *terminal, int input, int wake,
                          ceditline_callbacks callbacks, void *context);
void ceditline_close(ceditline *editor);

int ceditline_add_command(ceditline *editor, int slot, const char *name, const char *help);
int ceditline_bind(ceditline *editor, const char *key, const char *command);
/// Binds a key of vi's command mode.
int ceditline_bind_vi_command(ceditline *editor, const char *key, const char *command);
/// Has a key of vi's command mode stand for others.
int ceditline_bind_vi_keys(ceditline *editor, const char *key, const char *keys);
/// Whether the keys are vi's, which the user's file may have asked for.
int ceditline_has_vi_keys(ceditline *editor);
/// Reads a file of libedit's commands; NULL for the user's own, `~/.editrc`.
int ceditline_source(ceditline *editor, const char *path);
void ceditline_set_editing(ceditline *editor, int is_on);
/// Whether the terminal is known to clear to the end of a row.
int ceditline_can_clear_row(ceditline *editor);

int ceditline_add_history(ceditline *editor, const wchar_t *line);

/// Reads a line; NULL at the end of input or when a callback ended it.
const wchar_t *ceditline_read(ceditline *editor, int *count);
/// Reads one byte; -1 at the end of input or when a callback ended it.
int ceditline_read_byte(ceditline *editor);
/// Takes back a byte read, to be read next.
void ceditline_unread_byte(ceditline *editor, int byte);
/// Whether no byte is there to be read.
int ceditline_is_idle(ceditline *editor);
/// Whether another byte comes so soon that it belongs to the same key.
int ceditline_has_more(ceditline *editor);
/// Drops each Esc that comes by itself, for some time from now on.
void ceditline_drop_escapes(ceditline *editor, int milliseconds);
/// Whether there is no terminal any more to read from.
int ceditline_is_gone(ceditline *editor);

/// The line being edited: its scalars, and how many there are and stand before the cursor.
const wchar_t *ceditline_line(ceditline *editor, int *count, int *cursor);
void ceditline_move_cursor(ceditline *editor, int distance);
void ceditline_delete_before_cursor(ceditline *editor, int count);
/// Inserts text at the cursor; returns 0, or -1 where the line would be too long.
int ceditline_insert(ceditline *editor, const wchar_t *text);
/// Has libedit draw the line, which was changed while no command runs.
void ceditline_redraw(ceditline *editor);

#endif
