import Glibc

/// The options for a program built with a sanitizer.
enum Sanitizers {
  /// Whether the tests run under one.
  static var areOn: Bool { isOfThreads || dlsym(nil, "__asan_init") != nil }

  /// Whether it is the thread sanitizer, which a limit on file sizes would end.
  static var isOfThreads: Bool { dlsym(nil, "__tsan_init") != nil }

  /// The environment's part: memory that is held until the end is no leak, and signals that end the
  /// program are the program's own.
  static let options = [
    "ASAN_OPTIONS": "detect_leaks=0:\(signals)", "TSAN_OPTIONS": signals,
  ]

  private static let signals = "handle_segv=0:handle_sigbus=0:handle_sigfpe=0"
}
