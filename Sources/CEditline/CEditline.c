#define _GNU_SOURCE  // fopencookie, posix_openpt
#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Older versions read into a char where this one reads into a wchar_t.
_Static_assert(__builtin_types_compatible_p(el_rfunc_t, int (*)(EditLine *, wchar_t *)),
               "libedit must read wide characters");
_Static_assert(CEDITLINE_BEEP == CC_ERROR && CEDITLINE_REFRESH == CC_REFRESH &&
                   CEDITLINE_MOVE_CURSOR == CC_CURSOR && CEDITLINE_END_OF_INPUT == CC_EOF &&
                   CEDITLINE_ACCEPT_LINE == CC_NEWLINE && CEDITLINE_NOTHING == CC_NORM,
               "the answers are libedit's");

struct ceditline {
  EditLine *editline;
  HistoryW *history;
  int input, wake, is_gone;
  // Bytes that were taken back; the last one is read first.
  unsigned char unread[256];
  size_t unread_count;
  // The rest of a key's sequence, which libedit has yet to take.
  unsigned char sequence[32];
  size_t sequence_count, sequence_taken;
  int is_in_sequence, has_vi_keys;
  // Until when an Esc by itself is dropped, in milliseconds of the monotonic clock.
  long long end_of_dropping;
  // What libedit takes for its terminal.
  int screen, screen_is_own;
  FILE *drawing, *errors;
  ceditline_callbacks callbacks;
  void *context;
};

static ceditline *owner(EditLine *editline) {
  void *data = NULL;
  el_wget(editline, EL_CLIENTDATA, &data);
  return data;
}

static int is_utf8(const char *codeset) { return strcmp(codeset, "UTF-8") == 0; }

// Never by way of a locale that is not UTF-8: another thread may be measuring text.
void ceditline_set_locale(void) {
  if (is_utf8(nl_langinfo(CODESET))) return;
  locale_t user = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
  int is_users = user != (locale_t)0 && is_utf8(nl_langinfo_l(CODESET, user));
  if (user != (locale_t)0) freelocale(user);
  setlocale(LC_CTYPE, is_users ? "" : "C.UTF-8");
}

// MARK: Reading


static int is_readable(int descriptor) {
  struct pollfd entry = {.fd = descriptor, .events = POLLIN};
  return poll(&entry, 1, 0) > 0;
}

// Waits for input or a signal's wake; 1 when there is input, -1 when the line ends.
static int wait_for_input(ceditline *editor) {
  for (;;) {
    struct pollfd entries[2] = {{.fd = editor->input, .events = POLLIN},
                                {.fd = editor->wake, .events = POLLIN}};
    if (poll(entries, 2, -1) < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    // A signal that came with the input is older, and has been noted since the question was put.
    if (is_readable(editor->wake) && editor->callbacks.wake(editor->context) < 0) {
      errno = EINTR;
      return -1;
    }
    if (entries[0].revents) return 1;
  }
}

int ceditline_read_byte(ceditline *editor) {
  if (editor->unread_count > 0) return editor->unread[--editor->unread_count];
  unsigned char byte;
  for (;;) {
    if (wait_for_input(editor) < 0) return -1;
    ssize_t count = read(editor->input, &byte, 1);
    int signal = count == 1 ? ceditline_terminal_signal_of_key(byte) : 0;
    if (signal) {
      ceditline_terminal_put_key_signal(signal);
      if (editor->callbacks.wake(editor->context) >= 0) continue;
      errno = EINTR;
      return -1;
    }
    if (count == 1) return byte;
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    // In this mode no key ends the input: the terminal is gone.
    editor->is_gone = 1;
    if (count == 0) errno = 0;
    return -1;
  }
}

int ceditline_is_idle(ceditline *editor) {
  return editor->unread_count == 0 && !is_readable(editor->input);
}

int ceditline_is_gone(ceditline *editor) { return editor->is_gone; }

void ceditline_unread_byte(ceditline *editor, int byte) {
  if (editor->unread_count == sizeof editor->unread) return;
  editor->unread[editor->unread_count++] = (unsigned char)byte;
}

static int continuation_count(int lead) {
  if (lead < 0x80) return 0;
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  if (lead >= 0xf0 && lead <= 0xf4) return 3;
  return -1;
}

// Whether a sequence is neither overlong, nor a surrogate, nor out of range.
static int is_scalar(wchar_t value, int continuations) {
  static const wchar_t least[] = {0, 0x80, 0x800, 0x10000};
  return value >= least[continuations] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
}

// Reads one scalar, dropping broken sequences; a byte that cannot go on with one begins the next.
static int read_scalar(ceditline *editor, wchar_t *scalar) {
  for (;;) {
    int lead = ceditline_read_byte(editor);
    if (lead < 0) return -1;
    int expected = continuation_count(lead);
    if (expected < 0) continue;
    wchar_t value = expected == 0 ? lead : lead & (0x3f >> expected);
    int taken = 0;
    for (; taken < expected; taken++) {
      int byte = ceditline_read_byte(editor);
      if (byte < 0) return -1;
      if ((byte & 0xc0) != 0x80) {
        ceditline_unread_byte(editor, byte);
        break;
      }
      value = value << 6 | (byte & 0x3f);
    }
    if (taken < expected || !is_scalar(value, expected)) continue;
    *scalar = value;
    return 1;
  }
}

// MARK: The line's length

// libedit must be able to draw any line: a scalar takes up to eight columns there, and what a search
// adds has to fit as well. Where a line does not fit, libedit loses track of its rows, and writes
// where none is (cockroachdb/cockroach#71207).
enum { SCREEN_COLUMNS = 4096, SCREEN_ROWS = 84, LONGEST_SEARCH = 2048 };
_Static_assert((CEDITLINE_LONGEST_LINE + LONGEST_SEARCH) * 8 / (SCREEN_COLUMNS - 8) +
                       CEDITLINE_MOST_LINE_ENDS + 2 <
                   SCREEN_ROWS,
               "any line must fit");

static int is_too_long(const LineInfoW *line) {
  size_t count = (size_t)(line->lastchar - line->buffer);
  if (count > CEDITLINE_LONGEST_LINE + LONGEST_SEARCH) return 1;
  int ends = 0;
  for (const wchar_t *next = line->buffer; (next = wmemchr(next, L'\n', count)) != NULL; next++) {
    if (++ends > CEDITLINE_MOST_LINE_ENDS + 1) return 1;
    count = (size_t)(line->lastchar - next - 1);
  }
  return 0;
}

// One key may insert a million characters (Alt-1000000 x), or put back what was cut, again and again.
static void cut_line(ceditline *editor) {
  const LineInfoW *line = el_wline(editor->editline);
  if (!is_too_long(line)) return;
  wchar_t *kept = calloc(CEDITLINE_LONGEST_LINE + 1, sizeof *kept);
  if (!kept) return;
  size_t count = 0;
  for (const wchar_t *next = line->buffer; next < line->lastchar; next++) {
    if (*next != L'\n' && *next != 0 && count < CEDITLINE_LONGEST_LINE) kept[count++] = *next;
  }
  int all = (int)(line->lastchar - line->buffer);
  el_cursor(editor->editline, all);
  el_wdeletestr(editor->editline, all);
  el_winsertstr(editor->editline, kept);
  free(kept);
  el_wset(editor->editline, EL_REFRESH);
  editor->callbacks.beep(editor->context);
}

// MARK: Sequences

// What vi's Esc is to libedit, for which 0x1b begins a sequence.
enum { ESCAPE = 0x1b, VI_ESCAPE = 0x9b };

// How many milliseconds a byte behind Esc may take to be of the same key, and one behind `[`, where
// nothing else is to be expected, however slow the line.
enum { ESCAPE_PATIENCE = 50, SEQUENCE_PATIENCE = 1000 };

// A signal's wake counts as well: who then reads sees to it.
static int comes_within(ceditline *editor, int milliseconds) {
  struct pollfd entries[2] = {{.fd = editor->input, .events = POLLIN},
                              {.fd = editor->wake, .events = POLLIN}};
  return editor->unread_count > 0 || poll(entries, 2, milliseconds) > 0;
}

int ceditline_has_more(ceditline *editor) { return comes_within(editor, ESCAPE_PATIENCE); }

// Whether a byte ends a sequence; that of a Linux console's F1 goes on behind `[`.
static int is_final(int byte, size_t index) {
  return byte >= 0x40 && byte <= 0x7e && !(byte == '[' && index == 1);
}

// Returns whether there was a sequence that libedit has just found it does not know.
static int drop_sequence(ceditline *editor) {
  int is_unknown = editor->is_in_sequence;
  editor->is_in_sequence = 0;
  editor->sequence_count = editor->sequence_taken = 0;
  return is_unknown;
}

// Drops what a terminal says late of what it was asked for, which BEL or ESC \\ ends.
static int drop_reply(ceditline *editor) {
  for (int previous = 0; comes_within(editor, ESCAPE_PATIENCE);) {
    int byte = ceditline_read_byte(editor);
    if (byte < 0) return -1;
    if (byte == 0x07 || previous == ESCAPE) return 0;
    previous = byte;
  }
  return 0;
}

static int take_mouse(ceditline *editor) {
  int result =
      editor->callbacks.mouse(editor->context, editor->sequence, editor->sequence_count);
  drop_sequence(editor);
  if (result < 0) errno = EINTR;
  return result;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

void ceditline_drop_escapes(ceditline *editor, int milliseconds) {
  editor->end_of_dropping = now() + milliseconds;
}

// Reads what follows an escape character up to a sequence's end. Of a sequence that it does not know,
// libedit would take a part and leave the rest as text; and it would wait for what follows an Esc.
//
// Returns 1 for a key, 0 where there was none, or -1 at the end.
static int read_sequence(ceditline *editor, wchar_t *key) {
  *key = editor->has_vi_keys ? VI_ESCAPE : ESCAPE;
  if (!ceditline_has_more(editor)) {
    if (now() < editor->end_of_dropping) return 0;
    if (editor->has_vi_keys) return 1;
    // Elsewhere Esc by itself is no key, so that what follows may take its time.
    editor->callbacks.before_read(editor->context, 1);
  }
  int byte = ceditline_read_byte(editor);
  if (byte < 0) return -1;
  if (byte == ']') return drop_reply(editor);
  if (byte != '[' && byte != 'O') {
    ceditline_unread_byte(editor, byte);
    return 1;
  }
  *key = ESCAPE;
  editor->is_in_sequence = 1;
  editor->sequence_taken = 0;
  editor->sequence_count = 1;
  editor->sequence[0] = (unsigned char)byte;
  while (editor->sequence_count < sizeof editor->sequence &&
         comes_within(editor, SEQUENCE_PATIENCE)) {
    byte = ceditline_read_byte(editor);
    if (byte < 0) return -1;
    if (byte < 0x20 || byte > 0x7e) {
      ceditline_unread_byte(editor, byte);
      break;
    }
    editor->sequence[editor->sequence_count] = (unsigned char)byte;
    if (is_final(byte, editor->sequence_count++)) break;
  }
  return editor->sequence[1] == '<' && editor->sequence_count > 1 ? take_mouse(editor) : 1;
}

// libedit's reading function. Some of its commands stand for keys of U+0080...U+009F, so typed ones
// are dropped.
static int read_key(EditLine *editline, wchar_t *key) {
  ceditline *editor = owner(editline);
  if (editor->sequence_taken < editor->sequence_count) {
    *key = editor->sequence[editor->sequence_taken++];
    return 1;
  }
  drop_sequence(editor);
  for (;;) {
    cut_line(editor);
    int is_idle = ceditline_is_idle(editor);
    editor->callbacks.before_read(editor->context, is_idle);
    errno = 0;
    if (read_scalar(editor, key) < 0) return errno == 0 ? 0 : -1;
    if (*key == ESCAPE) {
      int count = read_sequence(editor, key);
      if (count < 0) return errno == 0 ? 0 : -1;
      if (count > 0) return 1;
      continue;
    }
    if (*key < 0x80 || *key > 0x9f) return 1;
  }
}

const wchar_t *ceditline_read(ceditline *editor, int *count) {
  return el_wgets(editor->editline, count);
}

// MARK: Commands

// libedit does not tell a function which one it is, so that each slot needs one of its own.
static unsigned char run(EditLine *editline, int slot) {
  ceditline *editor = owner(editline);
  drop_sequence(editor);
  return (unsigned char)editor->callbacks.command(editor->context, slot);
}

#define SLOT(number)                                                  \
  static unsigned char run_##number(EditLine *editline, wint_t key) { \
    (void)key;                                                        \
    return run(editline, number);                                     \
  }
SLOT(0) SLOT(1) SLOT(2) SLOT(3) SLOT(4) SLOT(5) SLOT(6) SLOT(7)
SLOT(8) SLOT(9) SLOT(10) SLOT(11) SLOT(12) SLOT(13) SLOT(14) SLOT(15)
SLOT(16) SLOT(17) SLOT(18) SLOT(19) SLOT(20) SLOT(21) SLOT(22) SLOT(23)
SLOT(24) SLOT(25) SLOT(26) SLOT(27) SLOT(28) SLOT(29) SLOT(30) SLOT(31)

typedef unsigned char (*slot_function)(EditLine *, wint_t);
static const slot_function slots[CEDITLINE_COMMAND_CAPACITY] = {
    run_0, run_1, run_2,  run_3,  run_4,  run_5,  run_6,  run_7,
    run_8, run_9, run_10, run_11, run_12, run_13, run_14, run_15,
    run_16, run_17, run_18, run_19, run_20, run_21, run_22, run_23,
    run_24, run_25, run_26, run_27, run_28, run_29, run_30, run_31};

int ceditline_add_command(ceditline *editor, int slot, const char *name, const char *help) {
  if (slot < 0 || slot >= CEDITLINE_COMMAND_CAPACITY) return -1;
  return el_set(editor->editline, EL_ADDFN, name, help, slots[slot]);
}

int ceditline_bind(ceditline *editor, const char *key, const char *command) {
  return el_set(editor->editline, EL_BIND, key, command, NULL);
}

int ceditline_bind_vi_command(ceditline *editor, const char *key, const char *command) {
  return el_set(editor->editline, EL_BIND, "-a", key, command, NULL);
}

int ceditline_bind_vi_keys(ceditline *editor, const char *key, const char *keys) {
  return el_set(editor->editline, EL_BIND, "-a", "-s", key, keys, NULL);
}

int ceditline_source(ceditline *editor, const char *path) {
  int result = el_source(editor->editline, path);
  const wchar_t *mode = NULL;
  editor->has_vi_keys =
      el_wget(editor->editline, EL_EDITOR, &mode) == 0 && mode && wcscmp(mode, L"vi") == 0;
  if (editor->has_vi_keys) {
    ceditline_bind(editor, "\\233", "vi-command-mode");
    ceditline_bind_vi_command(editor, "\\233", "ed-unassigned");
  }
  return result;
}

int ceditline_has_vi_keys(ceditline *editor) { return editor->has_vi_keys; }

void ceditline_set_editing(ceditline *editor, int is_on) {
  el_wset(editor->editline, EL_EDITMODE, is_on);
}

int ceditline_can_clear_row(ceditline *editor) {
  char name[] = "ce", *value = NULL;
  // Some versions look for a terminating NULL.
  return el_wget(editor->editline, EL_GETTC, name, &value, NULL) == 0 && value && *value;
}

// MARK: History

int ceditline_add_history(ceditline *editor, const wchar_t *line) {
  HistEventW event;
  return history_w(editor->history, &event, H_ENTER, line);
}

// MARK: The line

const wchar_t *ceditline_line(ceditline *editor, int *count, int *cursor) {
  const LineInfoW *line = el_wline(editor->editline);
  *count = (int)(line->lastchar - line->buffer);
  *cursor = (int)(line->cursor - line->buffer);
  return line->buffer;
}

void ceditline_move_cursor(ceditline *editor, int distance) {
  el_cursor(editor->editline, distance);
}

void ceditline_delete_before_cursor(ceditline *editor, int count) {
  el_wdeletestr(editor->editline, count);
}

int ceditline_insert(ceditline *editor, const wchar_t *text) {
  const LineInfoW *line = el_wline(editor->editline);
  size_t count = (size_t)(line->lastchar - line->buffer);
  if (count + wcslen(text) > CEDITLINE_LONGEST_LINE) return -1;
  return el_winsertstr(editor->editline, text);
}

void ceditline_redraw(ceditline *editor) { el_wset(editor->editline, EL_REFRESH); }

// MARK: Opening and closing

// What libedit draws is nowhere seen; of it, only its beeps are heard.
static ssize_t write_drawing(void *cookie, const char *bytes, size_t count) {
  ceditline *editor = cookie;
  if (memchr(bytes, '\a', count) && !drop_sequence(editor)) {
    editor->callbacks.beep(editor->context);
  }
  return (ssize_t)count;
}

static ssize_t write_errors(void *cookie, const char *bytes, size_t count) {
  ceditline *editor = cookie;
  editor->callbacks.complain(editor->context, bytes, count);
  return (ssize_t)count;
}

static FILE *open_output(ceditline *editor, cookie_write_function_t *function) {
  FILE *stream = fopencookie(editor, "w", (cookie_io_functions_t){.write = function});
  if (stream) setvbuf(stream, NULL, _IOLBF, BUFSIZ);
  return stream;
}

// Opens a terminal of libedit's own, with the keys of the user's, on which no line is too long; where
// the system has none to give, the user's.
static int open_screen(ceditline *editor, int terminal) {
  int screen = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  struct termios settings;
  if (screen >= 0 && tcgetattr(terminal, &settings) == 0 &&
      tcsetattr(screen, TCSANOW, &settings) == 0) {
    editor->screen_is_own = 1;
    return screen;
  }
  if (screen >= 0) close(screen);
  return fcntl(terminal, F_DUPFD_CLOEXEC, 3);
}

// libedit takes the size over with the first line that it reads; it would do so twice before.
static void enlarge_screen(int screen) {
  struct winsize size = {.ws_col = SCREEN_COLUMNS, .ws_row = SCREEN_ROWS};
  ioctl(screen, TIOCSWINSZ, &size);
}

static wchar_t *no_prompt(EditLine *editline) {
  static wchar_t none[] = L"";
  (void)editline;
  return none;
}

// Of <curses.h>, whose macros would stand in the way.
void use_env(_Bool uses);

static int configure(ceditline *editor, const char *program, const char *terminal) {
  // Else terminfo takes the size from standard output, and libedit makes a screen of that size first:
  // 17 GB for a terminal that claims 65,535 columns and rows.
  use_env(0);
  // An unknown terminal is warned about here, twice; the plain look says it as well.
  FILE *nowhere = fopen("/dev/null", "we");
  if (!nowhere) return -1;
  editor->editline = el_init_fd(program, editor->drawing, editor->drawing, nowhere, editor->screen,
                                editor->screen, fileno(nowhere));
  if (editor->editline) {
    el_wset(editor->editline, EL_CLIENTDATA, (void *)editor);
    if (terminal) el_wset(editor->editline, EL_TERMINAL, terminal);
    el_wset(editor->editline, EL_SETFP, 2, editor->errors);
  }
  fclose(nowhere);
  if (!editor->editline || !editor->history) return -1;
  HistEventW event;
  history_w(editor->history, &event, H_SETSIZE, 1000);
  history_w(editor->history, &event, H_SETUNIQUE, 1);
  el_wset(editor->editline, EL_HIST, history_w, editor->history);
  el_wset(editor->editline, EL_SIGNAL, 0);
  el_wset(editor->editline, EL_GETCFN, read_key);
  el_wset(editor->editline, EL_PROMPT, no_prompt);
  return el_wset(editor->editline, EL_EDITOR, L"emacs");
}

static void release(ceditline *editor) {
  if (editor->editline) el_end(editor->editline);
  if (editor->history) history_wend(editor->history);
  if (editor->drawing) fclose(editor->drawing);
  if (editor->errors) fclose(editor->errors);
  if (editor->screen >= 0) close(editor->screen);
  free(editor);
}

ceditline *ceditline_open(const char *program, const char *terminal, int input, int wake,
                          ceditline_callbacks callbacks, void *context) {
  ceditline *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->input = input;
  editor->wake = wake;
  editor->callbacks = callbacks;
  editor->context = context;
  editor->drawing = open_output(editor, write_drawing);
  editor->errors = open_output(editor, write_errors);
  editor->history = history_winit();
  editor->screen = open_screen(editor, input);
  if (editor->drawing && editor->errors && editor->screen >= 0 &&
      configure(editor, program, terminal) == 0) {
    if (editor->screen_is_own) enlarge_screen(editor->screen);
    return editor;
  }
  release(editor);
  return NULL;
}

void ceditline_close(ceditline *editor) { release(editor); }
