#include "CEditlineCoreDumps.h"

#include <sys/prctl.h>
#include <sys/resource.h>

void ceditline_forbid_core_dumps(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) == 0) {
    limit.rlim_cur = 0;
    setrlimit(RLIMIT_CORE, &limit);
  }
  // The limit does not hold where the kernel pipes dumps into a program: core(5).
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}
