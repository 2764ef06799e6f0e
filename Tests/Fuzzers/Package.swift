// swift-tools-version: 6.1

import PackageDescription

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
    .target(name: "Avoidance", dependencies: ["Simulation"], swiftSettings: fuzzer),
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
      name: "Session",
      dependencies: [
        "AppSource", "Simulation", "Avoidance", "Audit", "Evidence", "Forms", "TerminalText",
      ],
      swiftSettings: fuzzer),
    .target(name: "Drawing", dependencies: ["Session", "TerminalText"], swiftSettings: fuzzer),
    .executableTarget(
      name: "Fuzz", dependencies: ["CFuzzer", "Drawing", "Evidence", "Forms", "Session"],
      swiftSettings: fuzzer, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
