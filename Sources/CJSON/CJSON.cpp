#include "CJSON.h"

#include <cstring>
#include <new>
#include <string_view>
#include <vector>

#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

namespace {

namespace ondemand = simdjson::ondemand;

/// A list or a mapping that is open.
struct Level {
  bool isMapping = false;
  ondemand::array_iterator element;
  ondemand::object_iterator field;
  /// Whether the iterator stands at what was read last, and has to go on first.
  bool isUnderWay = false;
  /// The value of the key that was read last, until it is read.
  ondemand::value value;
  bool isAtValue = false;
};

/// Returns a number whose lowest set bit is in the first of eight bytes that is equal to `byte`.
///
/// Bits above may be set as well. The number is 0 if no byte is equal.
uint64_t match(uint64_t eight, uint8_t byte) {
  const uint64_t ones = 0x0101010101010101;
  const uint64_t difference = eight ^ ones * byte;
  return (difference - ones) & ~difference & (ones << 7);
}

/// Returns the address of a text's first quotation mark or backslash.
///
/// Reads eight bytes at once, possibly beyond the end of the text, which is padded.
const uint8_t *endOfPlain(const uint8_t *bytes) {
  static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first byte must be the lowest");
  for (;; bytes += 8) {
    uint64_t eight;
    std::memcpy(&eight, bytes, sizeof eight);
    const uint64_t found = match(eight, '"') | match(eight, '\\');
    if (found) return bytes + __builtin_ctzll(found) / 8;
  }
}

}  // namespace

using namespace simdjson;

struct cjson_reader {
  const uint8_t *bytes;
  size_t count;
  size_t greatestDepth;
  ondemand::parser parser;
  ondemand::document document;
  std::vector<Level> levels;
  std::vector<uint8_t> unescaped;
  bool isStarted = false;
  error_code error = SUCCESS;

  int32_t next(cjson_step &step);

 private:
  int32_t fail(error_code code) {
    error = code;
    return code == MEMALLOC ? CJSON_NO_MEMORY : CJSON_BROKEN;
  }
  int32_t start(cjson_step &step);
  int32_t end();
  int32_t list(ondemand::array list);
  int32_t mapping(ondemand::object mapping);
  int32_t element(Level &level, cjson_step &step);
  int32_t field(Level &level, cjson_step &step);
  int32_t text(ondemand::raw_json_string raw, cjson_step &step);
  int32_t escapedText(ondemand::raw_json_string raw, cjson_step &step);
  template <typename Value>
  int32_t value(Value &value, cjson_step &step);
};

int32_t cjson_reader::next(cjson_step &step) {
  if (error) return fail(error);
  if (levels.empty()) return isStarted ? end() : start(step);
  Level &level = levels.back();
  return level.isMapping ? field(level, step) : element(level, step);
}

int32_t cjson_reader::start(cjson_step &step) {
  isStarted = true;
  padded_string_view text(bytes, count, count + SIMDJSON_PADDING);
  if (auto code = parser.iterate(text).get(document)) return fail(code);
  return value(document, step);
}

int32_t cjson_reader::end() {
  const char *location = nullptr;
  const bool isAtEnd = document.current_location().get(location) == OUT_OF_BOUNDS;
  return isAtEnd ? CJSON_END : fail(TAPE_ERROR);
}

template <typename Value>
int32_t cjson_reader::value(Value &value, cjson_step &step) {
  std::string_view token;
  if (auto code = simdjson_result<std::string_view>(value.raw_json_token()).get(token)) {
    return fail(code);
  }
  step.offset = reinterpret_cast<const uint8_t *>(token.data()) - bytes;
  ondemand::json_type type;
  if (auto code = value.type().get(type)) return fail(code);
  switch (type) {
    case ondemand::json_type::string: {
      ondemand::raw_json_string raw;
      if (auto code = value.get_raw_json_string().get(raw)) return fail(code);
      return text(raw, step);
    }
    case ondemand::json_type::number: {
      if (auto code = value.get_double().get(step.number)) return fail(code);
      step.bytes = reinterpret_cast<const uint8_t *>(token.data());
      step.count = token.size();
      while (step.bytes[step.count - 1] <= ' ') step.count--;
      return CJSON_NUMBER;
    }
    case ondemand::json_type::boolean: {
      bool isTrue = false;
      if (auto code = value.get_bool().get(isTrue)) return fail(code);
      return isTrue ? CJSON_TRUE : CJSON_FALSE;
    }
    case ondemand::json_type::null: {
      bool isNull = false;
      if (auto code = simdjson_result<bool>(value.is_null()).get(isNull)) return fail(code);
      return isNull ? CJSON_NULL : fail(N_ATOM_ERROR);
    }
    case ondemand::json_type::array: {
      if (levels.size() >= greatestDepth) return CJSON_TOO_DEEP;
      ondemand::array found;
      if (auto code = value.get_array().get(found)) return fail(code);
      return list(found);
    }
    case ondemand::json_type::object: {
      if (levels.size() >= greatestDepth) return CJSON_TOO_DEEP;
      ondemand::object found;
      if (auto code = value.get_object().get(found)) return fail(code);
      return mapping(found);
    }
  }
  return fail(TAPE_ERROR);
}

int32_t cjson_reader::list(ondemand::array list) {
  Level level;
  if (auto code = list.begin().get(level.element)) return fail(code);
  levels.push_back(level);
  return CJSON_LIST;
}

int32_t cjson_reader::mapping(ondemand::object mapping) {
  Level level;
  level.isMapping = true;
  if (auto code = mapping.begin().get(level.field)) return fail(code);
  levels.push_back(level);
  return CJSON_MAPPING;
}

int32_t cjson_reader::element(Level &level, cjson_step &step) {
  if (level.isUnderWay) ++level.element;
  level.isUnderWay = true;
  if (!(level.element != level.element)) {
    levels.pop_back();
    return CJSON_LIST_END;
  }
  ondemand::value found;
  if (auto code = (*level.element).get(found)) return fail(code);
  return value(found, step);
}

int32_t cjson_reader::field(Level &level, cjson_step &step) {
  if (level.isAtValue) {
    level.isAtValue = false;
    ondemand::value found = level.value;
    return value(found, step);
  }
  if (level.isUnderWay) ++level.field;
  level.isUnderWay = true;
  if (!(level.field != level.field)) {
    levels.pop_back();
    return CJSON_MAPPING_END;
  }
  ondemand::field found;
  if (auto code = (*level.field).get(found)) return fail(code);
  level.value = found.value();
  level.isAtValue = true;
  const char *key = found.key().raw();
  step.offset = reinterpret_cast<const uint8_t *>(key) - 1 - bytes;
  const int32_t kind = text(found.key(), step);
  return kind == CJSON_TEXT ? CJSON_KEY : kind;
}

int32_t cjson_reader::text(ondemand::raw_json_string raw, cjson_step &step) {
  step.bytes = reinterpret_cast<const uint8_t *>(raw.raw());
  const uint8_t *end = endOfPlain(step.bytes);
  step.count = end - step.bytes;
  return *end == '"' ? CJSON_TEXT : escapedText(raw, step);
}

int32_t cjson_reader::escapedText(ondemand::raw_json_string raw, cjson_step &step) {
  const uint8_t *end = step.bytes + step.count;
  while (*end != '"') end += *end == '\\' ? 2 : 1;
  const size_t room = end - step.bytes + SIMDJSON_PADDING;
  if (unescaped.size() < room) unescaped.resize(2 * room);
  uint8_t *target = unescaped.data();
  std::string_view plain;
  if (auto code = parser.unescape(raw, target).get(plain)) return fail(code);
  step.bytes = reinterpret_cast<const uint8_t *>(plain.data());
  step.count = plain.size();
  return CJSON_TEXT;
}

size_t cjson_padding(void) { return SIMDJSON_PADDING; }

size_t cjson_first_nul(const uint8_t *bytes, size_t count) {
  const void *found = std::memchr(bytes, 0, count);
  return found ? static_cast<const uint8_t *>(found) - bytes : count;
}

bool cjson_is_utf8(const uint8_t *bytes, size_t count) {
  return validate_utf8(reinterpret_cast<const char *>(bytes), count);
}

cjson_reader *cjson_open(const uint8_t *bytes, size_t count, size_t greatest_depth) {
  auto reader = new (std::nothrow) cjson_reader;
  if (!reader) return nullptr;
  reader->bytes = bytes;
  reader->count = count;
  reader->greatestDepth = greatest_depth;
  reader->levels.reserve(greatest_depth);
  return reader;
}

void cjson_next(cjson_reader *reader, cjson_step *step) { step->kind = reader->next(*step); }

void cjson_close(cjson_reader *reader) { delete reader; }
