import Avoidance
import Foundation

/// Finds the lines of an app's source files that belong to addresses in machine code.
package struct SourcePlace: AppPlaces {
  /// The names of the app's source files, as passed to the compiler.
  let sources: [String]
  /// The Swift expression that creates the app's screen, or an empty text.
  private let expression: String

  package init(sources: [String], expression: String = "") {
    (self.sources, self.expression) = (sources, expression)
  }

  /// Where code crashed, as file and line, and the message of a trap of the Swift runtime, or nil.
  struct CrashPlace {
    let place: String
    let trap: String?
  }

  /// Returns the file and line of the innermost call that is in the app's source files.
  ///
  /// `calls` are a call stack's return addresses. Nil if no call is in the source files, or if no
  /// symbolizer, such as llvm-symbolizer, is installed.
  package func innermost(of calls: [UInt]) -> String? { found(calls, Self.stepsBack)?.place }

  /// Returns the file and line of the first code that contains a text, or nil.
  ///
  /// Only the files that declare one of the expression's types are searched, and no comments.
  package func first(_ text: String) -> String? {
    let names = expression.matches(of: /[A-Z]\w*/).map { String($0.output) }
    for source in sources {
      guard let code = try? String(contentsOfFile: source, encoding: .utf8),
        names.contains(where: { code.contains("class \($0)") })
      else { continue }
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      let index = lines.firstIndex { $0.contains(text) && !$0.drop { $0 == " " }.hasPrefix("//") }
      if let index { return "\(source):\(index + 1)" }
    }
    return nil
  }

  /// Returns where the app's code crashed or hung, or nil if no call is in its source files.
  ///
  /// `moments` are call stacks. The first one with such a call is used.
  func innermost(ofMoments moments: [[UInt]]) -> CrashPlace? {
    guard let first = moments.first else { return nil }
    var known: Set<UInt> = []
    let others = moments.dropFirst().flatMap { $0 }.filter { known.insert($0).inserted }
    return found(first, Self.stepsBack) ?? found(others, [0])
  }

  private func found(_ calls: [UInt], _ stepsBack: [UInt]) -> CrashPlace? {
    guard !ForkedRun.isUnderWay, !calls.isEmpty else { return nil }
    let base = Self.base
    // A return address is after its call.
    let addresses = calls.flatMap { call in stepsBack.map { call &- base &- 1 &- $0 } }
    let all = Self.symbolized(addresses.map { "0x" + String($0, radix: 16) })
    for start in stride(from: 0, to: all.count, by: stepsBack.count) {
      if let trap = all[start].trap {
        if let place = place(of: all[start].place) { return CrashPlace(place: place, trap: trap) }
        continue
      }
      let steps = all[start..<min(start + stepsBack.count, all.count)]
      let places = steps.filter { $0.function == all[start].function && $0.trap == nil }
        .compactMap { place(of: $0.place) }
      // The end of a mutation can have the line of the brace after it.
      guard let first = places.first else { continue }
      return CrashPlace(place: places.first { !isClosingBrace($0) } ?? first, trap: nil)
    }
    return nil
  }

  /// How many bytes before a call's return address to look for the call's line, in order.
  ///
  /// Some calls have no line, for example at the end of a mutation or a failed unwrap. A failed
  /// unwrap sets up eleven arguments.
  private static let stepsBack = Array(stride(from: 0, through: 160, by: 8)) as [UInt]

  /// Returns `file:line` from a symbolizer's output, without the file's folder.
  ///
  /// Nil for files that aren't the app's, and for code without a line.
  private func place(of line: String) -> String? {
    guard let number = line.split(separator: ":").last.flatMap({ Int($0) }), number > 0 else {
      return nil
    }
    let source = sources.first { line.hasPrefix("\($0):") || line.contains("/\($0):") }
    return source.map { "\($0):\(number)" }
  }

  /// Returns whether a line in the app's source files, such as `App.swift:9`, is only a closing
  /// brace.
  private func isClosingBrace(_ place: String) -> Bool {
    let parts = place.split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]),
      let text = try? String(contentsOfFile: String(parts[0]), encoding: .utf8)
    else { return false }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return false }
    return lines[number - 1].allSatisfy { "} ".contains($0) }
  }

  /// The address where this program is loaded in memory, to subtract from return addresses.
  private static var base: UInt {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let line = maps?.split(separator: "\n").first { $0.hasSuffix(program ?? " ") }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
  }

  /// What a symbolizer knows about an address: the function, its file and line, and a trap.
  ///
  /// A trap is code added by the compiler that ends the program.
  private struct Symbol {
    let function: String
    let place: String
    /// The message of the Swift runtime trap that ended the function, such as `arithmetic
    /// overflow`.
    ///
    /// Nil if there was no trap. In the symbolizer's output, a trap appears as an inlined function
    /// whose name is the message.
    let trap: String?

    /// Parses a symbolizer's lines for one address.
    ///
    /// The lines name the functions at the address; inlined functions come first. Nil if there are
    /// fewer than two lines.
    init?(_ lines: ArraySlice<Substring>) {
      guard lines.count >= 2, let function = lines.dropLast().last, let place = lines.last else {
        return nil
      }
      self.function = String(function)
      self.place = SourcePlace.withoutColumn(place)
      let name = lines.first.flatMap { lines.count > 2 ? $0 : nil }
      let start = name?.firstRange(of: "Swift runtime failure: ")
      trap = start.flatMap { start in name.map { String($0[start.upperBound...]) } }
    }
  }

  /// Returns the function and line at each address; empty if no symbolizer is installed.
  private static func symbolized(_ addresses: [String]) -> [Symbol] {
    for tool in [
      ["llvm-symbolizer", "--addresses", "--obj=/proc/\(getpid())/exe"],
      ["addr2line", "-a", "-i", "-f", "-e", "/proc/\(getpid())/exe"],
    ] {
      guard let output = Self.output(of: tool + addresses) else { continue }
      var groups: [ArraySlice<Substring>] = []
      for line in output.split(separator: "\n") {
        if line.hasPrefix("0x") {
          groups.append([])
        } else {
          groups.indices.last.map { groups[$0].append(line) }
        }
      }
      let symbols = groups.compactMap(Symbol.init)
      if symbols.count == addresses.count { return symbols }
    }
    return []
  }

  /// Runs an external program and returns its output, or nil if the program fails or is missing.
  ///
  /// Foundation's Process needs a thread of its own, which a forked child doesn't have.
  private static func output(of words: [String]) -> String? {
    guard let pipes = ReadPipes(count: 1) else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes.writers[0], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var tool: pid_t = 0
    let error = posix_spawnp(&tool, words[0], &actions, nil, &arguments, environ)
    pipes.closeWriters()
    let bytes = pipes.contents()[0]
    guard error == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(tool, &status, 0) < 0, errno == EINTR {}
    return status == 0 && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Returns a symbolizer's `file:line` without the column that llvm-symbolizer appends.
  fileprivate static func withoutColumn(_ line: Substring) -> String {
    let parts = line.split(separator: ":")
    let isPlace = parts.count == 3 && Int(parts[1]) != nil && Int(parts[2]) != nil
    return isPlace ? parts[..<2].joined(separator: ":") : String(line)
  }
}
