// swift-tools-version: 6.1

import Foundation
import PackageDescription

// A released program holds Swift's libraries itself: half of a start went into loading them. Only
// the target that starts it is linked so, so that tests or other packages are not.
let released = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

// Of another package's checkout SwiftPM takes flags where that is of a branch or revision, and none
// where it is of a version, which is a tag.
let takesFlags =
  !Context.packageDirectory.contains("/checkouts/") || Context.gitInformation?.currentTag == nil

// What a phone does is compiled for the app on it, though that is of another module, and its functions
// begin with a line of the cache: how fast they are then does not depend on what is linked before them,
// by a twentieth.
let specialized: [SwiftSetting] =
  takesFlags
  ? [
    .unsafeFlags(
      ["-cross-module-optimization", "-Xllvm", "-align-all-functions=6"], released)
  ] : []

// A screen's constraints are solved each time that an app's code is started again: as a debug build
// compiles them, they took nine tenths of a team's test.
let optimized: [SwiftSetting] =
  takesFlags ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

// Where the C libraries are there as archives, as Debian's packages have them, a released program
// holds these too: each one less is a tenth of a millisecond less to start. A folder of linker scripts
// stands before the system's and leads to them.
let archives: [String] = {
  let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
  let areThere = ["bsd", "edit", "md", "tinfo", "utf8proc", "yaml"].allSatisfy { name in
    folders.contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)/lib\(name).a") }
  }
  return areThere ? ["-L\(Context.packageDirectory)/Sources/Launch/Archives"] : []
}()

// Where the toolchain has its own SwiftSyntax, if it does: beside the library that this manifest
// runs on. Nothing but `formlift-port` takes it.
let syntax: String? = {
  let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix(library) }
  guard let line else { return nil }
  let folder = line.drop { $0 != "/" }.dropLast(library.count) + "/host"
  return FileManager.default.fileExists(atPath: "\(folder)/SwiftParser.swiftmodule")
    ? String(folder) : nil
}()

let package = Package(
  name: "formlift",
  products: [
    .library(name: "Formlift", targets: ["Formlift"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "FormliftTesting", targets: ["FormliftTesting"]),
    .library(name: "OwnProgram", type: .static, targets: ["OwnProgram"]),
    .executable(name: "formlift", targets: ["Launch"]),
  ],
  targets: [
    .target(
      name: "CEditline", linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo")]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(
      name: "CJSON",
      // simdjson checks itself at each step unless it is told that this is a release.
      cxxSettings: [.define("NDEBUG", .when(configuration: .release))],
      linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "TerminalText", dependencies: ["CUTF8Proc"]),
    .target(name: "AppSource"),
    .target(name: "AutoLayout", swiftSettings: optimized),
    .target(name: "Geometry", swiftSettings: specialized),
    .target(name: "Devices", dependencies: ["Geometry"], swiftSettings: specialized),
    .target(name: "Simulation", dependencies: ["Devices", "Geometry"], swiftSettings: specialized),
    .target(name: "Avoidance", dependencies: ["Simulation"], swiftSettings: specialized),
    .target(name: "Patterns", dependencies: ["TerminalText"]),
    .target(
      name: "Documents", dependencies: ["CJSON", "CYAML", "Geometry", "TerminalText"],
      swiftSettings: specialized),
    .target(
      name: "FormModel", dependencies: ["Documents", "Patterns", "Simulation", "TerminalText"],
      swiftSettings: specialized),
    .target(
      name: "Forms",
      dependencies: ["Documents", "FormModel", "Patterns", "Simulation", "TerminalText"]),
    .target(name: "Evidence", dependencies: ["Simulation"]),
    .target(name: "Audit", dependencies: ["Simulation", "Avoidance"]),
    .target(
      name: "Session",
      dependencies: [
        "AppSource", "Simulation", "Avoidance", "Audit", "Evidence", "Forms", "TerminalText",
      ]),
    .target(name: "Drawing", dependencies: ["Session", "TerminalText"]),
    // What an app's own code uses of Apple's Foundation and knows no view.
    .target(
      name: "AppFoundation", dependencies: ["Simulation"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // UIKit's values: colors, fonts, images, paths, traits. They know no view.
    .target(
      name: "UIKitValues", dependencies: ["AppFoundation", "Simulation"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app's own code is written in language mode 5 as a rule, and calls from wherever it is.
    .target(
      name: "UIKit", dependencies: ["AutoLayout", "Avoidance", "Simulation", "UIKitValues"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Combine", dependencies: ["AppFoundation"]),
    // The articles' listings as UIKit code, ported by formlift-port.
    .target(
      name: "Articles", dependencies: ["UIKit"], path: "forms/examples/OnLinux/Articles",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // What `export` prints, ported as well.
    .target(
      name: "Exports", dependencies: ["UIKit"], path: "forms/examples/OnLinux/Exports",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Formlift",
      dependencies: [
        "Simulation", "Avoidance", "Documents", "FormModel", "Forms", "Session", "Drawing",
      ]),
    .target(
      name: "FormliftTesting",
      dependencies: [
        "Audit", "Avoidance", "Forms", "Session", "Simulation", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Program",
      dependencies: [
        "CEditline", "Simulation", "Avoidance", "Audit", "Forms", "Session", "Drawing",
        "TerminalText",
      ]
    ),
    .target(
      name: "OwnProgram", dependencies: ["Avoidance", "Combine", "Program", "Simulation", "UIKit"]),
    .executableTarget(
      name: "Launch",
      dependencies: ["Program"],
      exclude: ["Archives"],
      swiftSettings: [.unsafeFlags(["-static-stdlib"], released)],
      linkerSettings: [
        // At a fixed address there is nothing to relocate: 80,000 places, a sixth of a start.
        .unsafeFlags(
          ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-pie"] + archives, released)
      ]
    ),
    .executableTarget(
      name: "benchmark", dependencies: ["Avoidance", "Simulation", "TerminalText", "UIKit"]),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    // What `import Testing` looks for beside a module named UIKit.
    .target(name: "_Testing_UIKit"),
    .testTarget(
      name: "UIKitLayoutTests",
      dependencies: ["Avoidance", "Simulation", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "Simulation", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FormliftTestingTests",
      dependencies: ["FormliftTesting", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation"]),
    .testTarget(name: "AvoidanceTests", dependencies: ["Avoidance", "Simulation"]),
    .testTarget(
      name: "AuditTests", dependencies: ["Audit", "Session", "Avoidance", "Forms", "Simulation"]),
    .testTarget(name: "EvidenceTests", dependencies: ["Evidence", "Simulation"]),
    .testTarget(name: "FormsTests", dependencies: ["Forms", "Simulation"]),
    .testTarget(
      name: "SessionTests", dependencies: ["Session", "Avoidance", "Forms", "Simulation"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "Forms", "Session", "Simulation", "TerminalText"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "Articles", "Exports", "Avoidance", "Simulation", "_Testing_UIKit"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["Program", "CEditline", "Drawing", "Forms", "Session"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

if let syntax {
  let found = SwiftSetting.unsafeFlags(["-I", syntax])
  // SwiftSyntax comes as shared objects, which bring the standard library as one, whatever is asked of
  // the other targets; what those then name besides lies among the static libraries.
  let shared = ["linux", "../swift_static/linux"].flatMap { ["-L", "\(syntax)/../\($0)"] }
  package.products += [
    .executable(name: "formlift-port", targets: ["formlift-port"]),
    .plugin(name: "PortToLinux", targets: ["PortToLinux"]),
  ]
  package.products.append(.executable(name: "formlift-import", targets: ["ImportLaunch"]))
  package.targets += [
    .target(
      name: "Porting", dependencies: ["AppSource"], swiftSettings: [found],
      linkerSettings: [
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
      ]),
    .executableTarget(
      name: "formlift-port", dependencies: ["AppSource", "Porting"], path: "Sources/PortLaunch",
      swiftSettings: [found],
      linkerSettings: [.unsafeFlags(["-no-static-stdlib"] + shared)]),
    .plugin(
      name: "PortToLinux", capability: .buildTool(), dependencies: ["formlift-port"],
      path: "Sources/PortToLinux"),
    .testTarget(
      name: "PortingTests", dependencies: ["AppSource", "Porting"], swiftSettings: [found]),
    .target(
      name: "Importing", dependencies: ["AppSource", "Simulation"], swiftSettings: [found],
      linkerSettings: [
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
      ]),
    .executableTarget(
      name: "ImportLaunch", dependencies: ["AppSource", "Importing"], swiftSettings: [found],
      linkerSettings: [.unsafeFlags(["-no-static-stdlib"] + shared)]),
    .testTarget(
      name: "ImportingTests", dependencies: ["AppSource", "Importing"], swiftSettings: [found]),
  ]
}

// Test sweeps play millions of steps over phones, strategies and rows. Optimizing these targets in
// debug builds costs less time than their tests gain.
let sweepTargets = ["Audit", "Avoidance", "Devices", "Geometry", "Simulation"]
for target in package.targets where sweepTargets.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + optimized
}

// `.ci/run` sets this variable, so that a warning fails it without a second build.
if takesFlags, Context.environment["FORMLIFT_STRICT"] != nil {
  for target in package.targets where ![.system, .plugin].contains(target.type) {
    let strict = SwiftSetting.unsafeFlags(["-warnings-as-errors"])
    target.swiftSettings = (target.swiftSettings ?? []) + [strict]
  }
}

// With FORMLIFT_TESTS=FormsTests,SessionTests in the environment only these test targets exist. A
// changed line then builds what they need and nothing else:
//
//     FORMLIFT_TESTS=FormsTests swift build --product formliftPackageTests
//     FORMLIFT_TESTS=FormsTests swift test --skip-build
if let names = Context.environment["FORMLIFT_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
}
