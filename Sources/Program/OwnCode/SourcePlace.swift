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
    let words = calls.map { "0x" + String($0 &- base &- 1, radix: 16) }
    let lines = Self.symbolized(words)
    for line in lines {
      for source in sources where line.hasPrefix("\(source):") || line.contains("/\(source):") {
        let number = line.split(separator: ":").last ?? ""
        // What the compiler itself put there has no line.
        if let number = Int(number), number > 0 { return "\(source):\(number)" }
      }
    }
    return nil
  }

  /// Where the program lies in memory.
  private static var base: UInt {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let line = maps?.split(separator: "\n").first { $0.hasSuffix(program ?? " ") }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
  }

  private static func symbolized(_ addresses: [String]) -> [String] {
    for tool in [
      ["llvm-symbolizer", "--obj=/proc/\(getpid())/exe"],
      ["addr2line", "-e", "/proc/\(getpid())/exe", "-i"],
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
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(withoutColumn)
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
