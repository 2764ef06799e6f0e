#ifndef CEDITLINE_CORE_DUMPS_H
#define CEDITLINE_CORE_DUMPS_H

/// Keeps the process's memory out of core dumps, also of those that a program takes, and out of the
/// reach of the user's other processes.
void ceditline_forbid_core_dumps(void);

#endif
