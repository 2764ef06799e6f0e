#include <stddef.h>

// Swift's module of the C library leaves <wchar.h> out, where X/Open declares this.
int wcwidth(wchar_t character);
