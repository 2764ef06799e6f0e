import CFuzzer

/// The fuzzer's main program: libFuzzer runs the target that `--target=NAME` names.
@main enum Fuzz {
  /// The target to run, by default the first.
  private nonisolated(unsafe) static var target = Target.all[0]

  static func main() {
    // libFuzzer leaves arguments that begin with two hyphens to us.
    for found in Target.all where CommandLine.arguments.contains("--target=" + found.name) {
      target = found
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { input, count in
      Fuzz.target.run(Array(UnsafeBufferPointer(start: input, count: count)))
      return 0
    }
  }
}
