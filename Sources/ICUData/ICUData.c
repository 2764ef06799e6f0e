// An empty data package for the ICU that Foundation brings, in the layout of ICU's common data format.
//
// Foundation's static library holds 34 MB of locale data: half of a released program. Formlift asks
// for none of it: it formats no dates, numbers or lists by locale, and its text rules are utf8proc's.
// The linker takes this object for ICU's own, and the archive's data stays out of the program. A
// toolchain with another version of ICU names its data otherwise, and then nothing changes.
//
// A debug build loads Foundation as a shared library, which needs its own data, so it defines nothing.

#include <stdint.h>

#ifdef FORMLIFT_STATIC_FOUNDATION

struct DataPackage {
  uint16_t headerSize;
  uint8_t magic[2];
  uint16_t infoSize;
  uint16_t reserved;
  uint8_t isBigEndian;
  uint8_t charsetFamily;
  uint8_t characterSize;
  uint8_t reservedByte;
  uint8_t format[4];
  uint8_t formatVersion[4];
  uint8_t dataVersion[4];
  uint8_t padding[8];
  uint32_t entryCount;
  uint32_t end;
};

const struct DataPackage icudt76_dat __attribute__((aligned(16))) = {
    .headerSize = 32,
    .magic = {0xda, 0x27},
    .infoSize = 20,
    .characterSize = 2,
    .format = {'T', 'o', 'C', 'P'},
    .formatVersion = {1, 0, 0, 0},
};

_Static_assert(sizeof(icudt76_dat) == 40, "a header of 32 bytes, and a table without entries");

#endif
