#ifndef CEDITLINE_OUTPUT_H
#define CEDITLINE_OUTPUT_H

/// Has the C library's buffer of standard output, which Swift's print writes to, hold no more than a line.
void ceditline_buffer_lines(void);

#endif
