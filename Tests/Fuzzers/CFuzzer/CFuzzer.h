#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a program's arguments; its own main would not do, since the package manager
/// gives the program another.
int LLVMFuzzerRunDriver(
  int *count, char ***arguments, int (*run)(const uint8_t *input, size_t count));

#endif
