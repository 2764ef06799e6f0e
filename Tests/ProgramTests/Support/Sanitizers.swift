import Glibc

/// Whether the tests are built with a sanitizer, and the options for programs that are.
enum Sanitizers {
  /// Whether the tests are built with the address or thread sanitizer.
  static var areOn: Bool { isOfThreads || dlsym(nil, "__asan_init") != nil }

  /// Whether the tests are built with the thread sanitizer, which a limit on file sizes would end.
  static var isOfThreads: Bool { dlsym(nil, "__tsan_init") != nil }

  /// Environment variables for the sanitizers.
  ///
  /// Memory held until the end is no leak, and signals for crashes are left to the program.
  static let options = [
    "ASAN_OPTIONS": "detect_leaks=0:\(signals)", "TSAN_OPTIONS": signals,
  ]

  private static let signals = "handle_segv=0:handle_sigbus=0:handle_sigfpe=0"
}
