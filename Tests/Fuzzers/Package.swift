// swift-tools-version: 6.1

import Foundation
import PackageDescription

// Where the toolchain has its own SwiftSyntax, as in the package's own manifest.
let syntax: String = {
  let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  let line =
    String(decoding: maps, as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix(library) } ?? ""
  return line.drop { $0 != "/" }.dropLast(library.count) + "/host"
}()
let found = SwiftSetting.unsafeFlags(["-I", syntax])
// SwiftSyntax's libraries need the standard library's shared objects beside them.
let shared: [LinkerSetting] = [
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
]

// The modules themselves, by links, since each has to be built for the fuzzer to see its way
// through; and one program of all targets.
let fuzzer: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

let package = Package(
  name: "fuzzers",
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CUTF8Proc"),
    .target(name: "CJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "AppSource", swiftSettings: fuzzer),
    .target(name: "TerminalText", dependencies: ["CUTF8Proc"], swiftSettings: fuzzer),
    .target(name: "Geometry", swiftSettings: fuzzer),
    .target(name: "Devices", dependencies: ["Geometry"], swiftSettings: fuzzer),
    .target(name: "Simulation", dependencies: ["Devices", "Geometry"], swiftSettings: fuzzer),
    .target(name: "AvoidanceEngine", dependencies: ["Simulation"], swiftSettings: fuzzer),
    .target(
      name: "Avoidance", dependencies: ["AvoidanceEngine", "Simulation"], swiftSettings: fuzzer),
    .target(name: "Patterns", dependencies: ["TerminalText"], swiftSettings: fuzzer),
    .target(
      name: "Documents", dependencies: ["CJSON", "CYAML", "Geometry", "TerminalText"],
      swiftSettings: fuzzer),
    .target(
      name: "FormModel", dependencies: ["Documents", "Patterns", "Simulation", "TerminalText"],
      swiftSettings: fuzzer),
    .target(
      name: "Forms",
      dependencies: ["Documents", "FormModel", "Patterns", "Simulation", "TerminalText"],
      swiftSettings: fuzzer),
    .target(name: "Audit", dependencies: ["Avoidance", "Simulation"], swiftSettings: fuzzer),
    .target(name: "Evidence", dependencies: ["Simulation"], swiftSettings: fuzzer),
    .target(
      name: "SessionState",
      dependencies: ["Avoidance", "FileErrors", "Forms", "Simulation", "TerminalText"],
      swiftSettings: fuzzer),
    .target(
      name: "SessionCore", dependencies: ["AppSource", "SessionState"], swiftSettings: fuzzer),
    .target(name: "AnswerKeeping", dependencies: ["SessionCore"], swiftSettings: fuzzer),
    .target(
      name: "BasicCommands", dependencies: ["AnswerKeeping", "AppSource", "SessionCore"],
      swiftSettings: fuzzer),
    .target(
      name: "Exporting", dependencies: ["SessionCore"], resources: [.embedInCode("Code")],
      swiftSettings: fuzzer),
    .target(
      name: "Auditing", dependencies: ["Audit", "Exporting", "SessionCore"], swiftSettings: fuzzer),
    .target(name: "Replaying", dependencies: ["Evidence", "SessionCore"], swiftSettings: fuzzer),
    .target(name: "Sharing", dependencies: ["SessionCore"], swiftSettings: fuzzer),
    .target(
      name: "Session",
      dependencies: [
        "AnswerKeeping", "Auditing", "BasicCommands", "Exporting", "Replaying", "SessionCore",
        "Sharing",
      ],
      swiftSettings: fuzzer),
    .target(name: "FileErrors", dependencies: ["TerminalText"], swiftSettings: fuzzer),
    .target(name: "TerminalCells", dependencies: ["TerminalText"], swiftSettings: fuzzer),
    .target(
      name: "Drawing", dependencies: ["Session", "TerminalCells", "TerminalText"],
      swiftSettings: fuzzer),
    .target(
      name: "Verdicts", dependencies: ["Audit", "Avoidance", "Drawing", "Session", "Simulation"],
      swiftSettings: fuzzer),
    .target(name: "Porting", dependencies: ["AppSource"], swiftSettings: fuzzer + [found]),
    .target(
      name: "Importing", dependencies: ["AppSource", "Simulation"],
      swiftSettings: fuzzer + [found]),
    .target(
      name: "CEditline", linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo")]),
    .target(
      name: "Terminal", dependencies: ["CEditline", "FileErrors", "TerminalText"],
      swiftSettings: fuzzer),
    .target(
      name: "AppCode",
      dependencies: ["Audit", "Avoidance", "CEditline", "Forms", "Terminal", "TerminalText"],
      swiftSettings: fuzzer),
    // The live phone's loop is not public.
    .target(
      name: "SessionRunning",
      dependencies: [
        "AppCode", "Audit", "Avoidance", "CEditline", "Drawing", "Forms", "Session", "Simulation",
        "Terminal", "TerminalCells", "TerminalText", "Verdicts",
      ],
      swiftSettings: fuzzer + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AppSource", "CFuzzer", "Drawing", "Evidence", "Forms", "Importing", "Porting", "Session",
        "SessionRunning", "Terminal", "TerminalCells",
      ],
      swiftSettings: fuzzer + [found],
      linkerSettings: shared + [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
