#include "CEditlineOutput.h"

#include <stdio.h>

void ceditline_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
