// swift-tools-version: 6.1

import PackageDescription

// A released program holds Swift's libraries itself: half of a start went into loading them. Only
// the target that starts it is linked so, so that tests or other packages are not.
let released = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

let package = Package(
  name: "formlift",
  products: [
    .library(name: "Formlift", targets: ["Formlift"]),
    .executable(name: "formlift", targets: ["Launch"]),
  ],
  targets: [
    .target(
      name: "CEditline", linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo")]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(name: "CJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "TerminalText", dependencies: ["CUTF8Proc"]),
    .target(name: "Simulation"),
    .target(name: "Avoidance", dependencies: ["Simulation"]),
    .target(name: "Forms", dependencies: ["CJSON", "CYAML", "Simulation", "TerminalText"]),
    .target(name: "Session", dependencies: ["Simulation", "Avoidance", "Forms", "TerminalText"]),
    .target(name: "Drawing", dependencies: ["Session", "TerminalText"]),
    .target(
      name: "Formlift",
      dependencies: ["Simulation", "Avoidance", "Forms", "Session", "Drawing"]
    ),
    .target(
      name: "Program",
      dependencies: [
        "CEditline", "Simulation", "Avoidance", "Forms", "Session", "Drawing", "TerminalText",
      ]
    ),
    .executableTarget(
      name: "Launch",
      dependencies: ["CEditline", "Program"],
      swiftSettings: [.unsafeFlags(["-static-stdlib"], released)],
      linkerSettings: [
        // At a fixed address there is nothing to relocate: 80,000 places, a sixth of a start.
        .unsafeFlags(["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-pie"], released)
      ]
    ),
    .executableTarget(
      name: "benchmark", dependencies: ["Avoidance", "Simulation", "TerminalText"]),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation"]),
    .testTarget(name: "AvoidanceTests", dependencies: ["Avoidance", "Simulation"]),
    .testTarget(name: "FormsTests", dependencies: ["Forms", "Simulation"]),
    .testTarget(
      name: "SessionTests", dependencies: ["Session", "Avoidance", "Forms", "Simulation"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "Forms", "Session", "Simulation", "TerminalText"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["Program", "CEditline", "Drawing", "Forms", "Session"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
