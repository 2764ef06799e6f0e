import Foundation

/// Finds the line of an app's sources that machine code was compiled from.
struct SourcePlace {
  /// The names of the app's sources, as the compiler was told them.
  let sources: [String]

  /// Returns the innermost of some calls that is in the app's sources, as file and line; nil where
  /// none is, or nothing on this machine can tell.
  func innermost(of calls: [UInt]) -> String? {
    let base = Self.base
    // A call's address is behind it.
    let addresses = calls.flatMap { call in Self.stepsBack.map { call &- base &- 1 &- $0 } }
    let all = Self.symbolized(addresses.map { "0x" + String($0, radix: 16) })
    for start in stride(from: 0, to: all.count, by: Self.stepsBack.count) {
      let steps = all[start..<min(start + Self.stepsBack.count, all.count)]
      for one in steps where one.function == all[start].function {
        if let place = place(of: one.place) { return place }
      }
    }
    return nil
  }

  /// Bytes before a call at which to look for a line: the call that ends a change in place has none,
  /// nor has the one that a failed unwrapping ends in, with what hands over its eleven arguments.
  private static let stepsBack = Array(stride(from: 0, through: 160, by: 8)) as [UInt]

  /// Returns a place in the app's sources without its folder; nil for any other, and for what the
  /// compiler itself put there, which has no line.
  private func place(of line: String) -> String? {
    guard let number = line.split(separator: ":").last.flatMap({ Int($0) }), number > 0 else {
      return nil
    }
    let source = sources.first { line.hasPrefix("\($0):") || line.contains("/\($0):") }
    return source.map { "\($0):\(number)" }
  }

  /// Where the program lies in memory.
  private static var base: UInt {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let line = maps?.split(separator: "\n").first { $0.hasSuffix(program ?? " ") }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
  }

  /// Returns the function and the place of each address; nothing where no tool tells of all.
  private static func symbolized(_ addresses: [String]) -> [(function: String, place: String)] {
    for tool in [
      ["llvm-symbolizer", "--no-inlines", "--obj=/proc/\(getpid())/exe"],
      ["addr2line", "-f", "-e", "/proc/\(getpid())/exe"],
    ] {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = tool + addresses
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { continue }
      let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
      process.waitUntilExit()
      guard process.terminationStatus == 0, let data, !data.isEmpty else { continue }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      guard lines.count == 2 * addresses.count else { continue }
      return stride(from: 0, to: lines.count, by: 2).map {
        (String(lines[$0]), withoutColumn(lines[$0 + 1]))
      }
    }
    return []
  }

  /// Leaves the column out that llvm-symbolizer writes behind the line.
  private static func withoutColumn(_ line: Substring) -> String {
    let parts = line.split(separator: ":")
    let isPlace = parts.count == 3 && Int(parts[1]) != nil && Int(parts[2]) != nil
    return isPlace ? parts[..<2].joined(separator: ":") : String(line)
  }
}
