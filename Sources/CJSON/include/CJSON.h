#ifndef CJSON_H
#define CJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A reader of JSON that goes through a text once, step by step, with simdjson's on-demand parser.
typedef struct cjson_reader cjson_reader;

/// What a step can be.
enum {
  CJSON_NULL,
  CJSON_FALSE,
  CJSON_TRUE,
  CJSON_NUMBER,
  CJSON_TEXT,
  CJSON_KEY,
  CJSON_LIST,
  CJSON_LIST_END,
  CJSON_MAPPING,
  CJSON_MAPPING_END,
  CJSON_END,
  /// The next list or mapping lies deeper than the greatest depth.
  CJSON_TOO_DEEP,
  /// The text is not JSON; no step follows.
  CJSON_BROKEN,
  CJSON_NO_MEMORY,
};

/// A step through a text.
typedef struct {
  int32_t kind;
  /// Where it begins, in bytes; of ends, failures and the text's own end it says nothing.
  size_t offset;
  /// The text of CJSON_TEXT and CJSON_KEY without quotes and escapes, and CJSON_NUMBER as it is
  /// written, until the next step.
  const uint8_t *bytes;
  size_t count;
  /// The value of CJSON_NUMBER.
  double number;
} cjson_step;

/// The bytes that have to be there, whatever they are, after a text's end.
size_t cjson_padding(void);

/// The index of the first NUL byte, or the count.
size_t cjson_first_nul(const uint8_t *bytes, size_t count);

/// Whether bytes are UTF-8.
bool cjson_is_utf8(const uint8_t *bytes, size_t count);

/// Makes a reader of a text that outlives it; NULL without memory.
cjson_reader *cjson_open(const uint8_t *bytes, size_t count, size_t greatest_depth);

/// Takes the next step.
void cjson_next(cjson_reader *reader, cjson_step *step);

/// Ends a reader.
void cjson_close(cjson_reader *reader);

#ifdef __cplusplus
}
#endif

#endif
