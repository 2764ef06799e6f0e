#define _GNU_SOURCE  // fopencookie
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
  FILE *input, *output, *errors;
  int wake, unread_byte;
  wchar_t *prompt;
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

int ceditline_wcwidth(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// MARK: Reading

enum { NO_BYTE = -1 };

static int is_readable(int descriptor) {
  struct pollfd entry = {.fd = descriptor, .events = POLLIN};
  return poll(&entry, 1, 0) > 0;
}

// Waits for input or a signal's wake; 1 when there is input, -1 when the line ends.
static int wait_for_input(ceditline *editor) {
  for (;;) {
    struct pollfd entries[2] = {{.fd = fileno(editor->input), .events = POLLIN},
                                {.fd = editor->wake, .events = POLLIN}};
    if (poll(entries, 2, -1) < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    if (entries[1].revents && editor->callbacks.wake(editor->context) < 0) {
      errno = EINTR;
      return -1;
    }
    if (entries[0].revents) return 1;
  }
}

int ceditline_read_byte(ceditline *editor) {
  int unread = editor->unread_byte;
  editor->unread_byte = NO_BYTE;
  if (unread != NO_BYTE) return unread;
  unsigned char byte;
  for (;;) {
    if (wait_for_input(editor) < 0) return -1;
    ssize_t count = read(fileno(editor->input), &byte, 1);
    if (count == 1) return byte;
    if (count == 0) {
      errno = 0;
      return -1;
    }
    if (errno != EINTR && errno != EAGAIN) return -1;
  }
}

void ceditline_unread_byte(ceditline *editor, int byte) { editor->unread_byte = byte; }

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

// U+0080...U+009F stand for injected keys, so typed ones are dropped.
static int next_key(ceditline *editor, wchar_t *key) {
  for (;;) {
    int is_idle = editor->unread_byte == NO_BYTE && !is_readable(fileno(editor->input));
    int injected = editor->callbacks.before_read(editor->context, is_idle);
    if (injected > 0) {
      *key = injected;
      return 1;
    }
    errno = 0;
    if (read_scalar(editor, key) < 0) return errno == 0 ? 0 : -1;
    editor->callbacks.after_read(editor->context);
    if (*key >= 0x80 && *key <= 0x9f) continue;
    if (*key >= 0x80 && wcwidth(*key) <= 0) {
      *key = editor->callbacks.zero_width(editor->context, *key);
    }
    return 1;
  }
}

// libedit's reading function. At a line's end libedit would give the terminal its ordinary mode back,
// in which what is typed ahead is echoed and some keys never arrive; not so while editing is off.
static int read_key(EditLine *editline, wchar_t *key) {
  int count = next_key(owner(editline), key);
  int error = errno;
  el_wset(editline, EL_EDITMODE, 0);
  errno = error;
  return count;
}

const wchar_t *ceditline_read(ceditline *editor, int *count) {
  const wchar_t *line = el_wgets(editor->editline, count);
  el_wset(editor->editline, EL_EDITMODE, 1);
  return line;
}

// MARK: Commands

// libedit does not tell a function which one it is, so that each slot needs one of its own.
static unsigned char run(EditLine *editline, int slot) {
  ceditline *editor = owner(editline);
  return (unsigned char)editor->callbacks.command(editor->context, slot);
}

#define SLOT(number)                                                  \
  static unsigned char run_##number(EditLine *editline, wint_t key) { \
    (void)key;                                                        \
    return run(editline, number);                                     \
  }
SLOT(0) SLOT(1) SLOT(2) SLOT(3) SLOT(4) SLOT(5) SLOT(6) SLOT(7)
SLOT(8) SLOT(9) SLOT(10) SLOT(11) SLOT(12) SLOT(13) SLOT(14) SLOT(15)

typedef unsigned char (*slot_function)(EditLine *, wint_t);
static const slot_function slots[CEDITLINE_COMMAND_CAPACITY] = {
    run_0, run_1, run_2,  run_3,  run_4,  run_5,  run_6,  run_7,
    run_8, run_9, run_10, run_11, run_12, run_13, run_14, run_15};

int ceditline_add_command(ceditline *editor, int slot, const char *name, const char *help) {
  if (slot < 0 || slot >= CEDITLINE_COMMAND_CAPACITY) return -1;
  return el_set(editor->editline, EL_ADDFN, name, help, slots[slot]);
}

int ceditline_bind(ceditline *editor, const char *key, const char *command) {
  return el_set(editor->editline, EL_BIND, key, command, NULL);
}

int ceditline_source(ceditline *editor, const char *path) {
  return el_source(editor->editline, path);
}

void ceditline_set_editing(ceditline *editor, int is_on) {
  el_wset(editor->editline, EL_EDITMODE, is_on);
}

int ceditline_can_clear_row(ceditline *editor) {
  char name[] = "ce", *value = NULL;
  // Some versions look for a terminating NULL.
  return el_wget(editor->editline, EL_GETTC, name, &value, NULL) == 0 && value && *value;
}

// MARK: Prompt and history

static wchar_t *give_prompt(EditLine *editline) {
  static wchar_t none[] = L"";
  ceditline *editor = owner(editline);
  return editor->prompt ? editor->prompt : none;
}

int ceditline_set_prompt(ceditline *editor, const wchar_t *prompt) {
  wchar_t *copy = wcsdup(prompt);
  if (!copy) return -1;
  free(editor->prompt);
  editor->prompt = copy;
  return el_wset(editor->editline, EL_PROMPT_ESC, give_prompt, L'\1');
}

int ceditline_add_history(ceditline *editor, const wchar_t *line) {
  HistEventW event;
  return history_w(editor->history, &event, H_ENTER, line);
}

// MARK: The line and the screen

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
  return el_winsertstr(editor->editline, text);
}

void ceditline_draw_afresh(ceditline *editor) { el_wset(editor->editline, EL_REFRESH); }

void ceditline_resize(ceditline *editor) { el_resize(editor->editline); }

void ceditline_set_raw(ceditline *editor, int is_raw) {
  el_wset(editor->editline, EL_EDITMODE, 1);
  el_wset(editor->editline, EL_PREP_TERM, is_raw);
}

void ceditline_beep(ceditline *editor) { el_beep(editor->editline); }

// MARK: Opening and closing

static FILE *open_input(int descriptor) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, "r");
  if (!stream) close(copy);
  return stream;
}

static ssize_t write_output(void *cookie, const char *bytes, size_t count) {
  ceditline *editor = cookie;
  editor->callbacks.write(editor->context, bytes, count);
  return (ssize_t)count;
}

// What libedit writes goes where all else that is sent to the terminal goes.
static FILE *open_output(ceditline *editor) {
  FILE *stream = fopencookie(editor, "w", (cookie_io_functions_t){.write = write_output});
  if (stream) setvbuf(stream, NULL, _IOLBF, BUFSIZ);
  return stream;
}

static int configure(ceditline *editor, const char *program, const char *terminal, int output) {
  // An unknown terminal is warned about here, twice; the plain look says it as well.
  FILE *nowhere = fopen("/dev/null", "we");
  if (!nowhere) return -1;
  editor->editline = el_init_fd(program, editor->input, editor->output, nowhere,
                                fileno(editor->input), output, fileno(nowhere));
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
  return el_wset(editor->editline, EL_EDITOR, L"emacs");
}

static void release(ceditline *editor) {
  if (editor->editline) el_end(editor->editline);
  if (editor->history) history_wend(editor->history);
  if (editor->input) fclose(editor->input);
  if (editor->output) fclose(editor->output);
  if (editor->errors) fclose(editor->errors);
  free(editor->prompt);
  free(editor);
}

ceditline *ceditline_open(const char *program, const char *terminal, int input, int output,
                          int wake, ceditline_callbacks callbacks, void *context) {
  ceditline *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->input = open_input(input);
  editor->output = open_output(editor);
  editor->errors = open_output(editor);
  editor->wake = wake;
  editor->unread_byte = NO_BYTE;
  editor->callbacks = callbacks;
  editor->context = context;
  editor->history = history_winit();
  if (editor->input && editor->output && editor->errors &&
      configure(editor, program, terminal, output) == 0) {
    return editor;
  }
  release(editor);
  return NULL;
}

void ceditline_close(ceditline *editor) {
  // el_end discards what was typed ahead unless editing is off.
  el_wset(editor->editline, EL_EDITMODE, 0);
  release(editor);
}
