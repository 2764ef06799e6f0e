// swift-tools-version: 6.1

import Foundation
import PackageDescription

let isFuzzing = Context.environment["FORMLIFT_FUZZERS"] != nil
let released = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

// SwiftPM refuses unsafe flags in a dependency that is used by version, that is, by a tag.
let takesFlags =
  !Context.packageDirectory.contains("/checkouts/") || Context.gitInformation?.currentTag == nil

func flags(_ flags: [String], _ condition: BuildSettingCondition) -> [SwiftSetting] {
  takesFlags && !isFuzzing ? [.unsafeFlags(flags, condition)] : []
}

// Public code that a command runs through is inlined across modules; Swift 6.3 leaves `package`
// declarations out. Functions begin at cache lines and have sections of their own, so that the
// linker can order them. Overlapping accesses are checked in debug builds, which the tests use.
let specialized = flags(
  [
    "-cross-module-optimization", "-enforce-exclusivity=unchecked", "-Xllvm",
    "-align-all-functions=6", "-Xfrontend", "-function-sections",
  ], released)

// Test sweeps and constraint solving need optimized code in debug builds, too.
let optimized = flags(["-O"], .when(configuration: .debug))
let sweepTargets = [
  "AppFoundation", "AvoidanceEngine", "Devices", "Geometry", "Simulation", "UIKit",
  "UIKitValues",
]

// Apps are written in language mode 5, and so is what stands for their frameworks.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// A target that a command and its simulation run through.
func simulating(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  let settings = sweepTargets.contains(name) ? specialized + optimized : specialized
  return .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A target with commands for a session.
func feature(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: ["SessionCore"] + dependencies, resources: resources,
    swiftSettings: specialized)
}

/// A target for an app's code, or of an app's code.
func appTarget(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil
) -> Target {
  let settings = sweepTargets.contains(name) ? swift5 + optimized : swift5
  return .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// The tests of a target.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting]? = nil,
  path: String? = nil
) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

// Static C libraries make the program start a little faster. The folder's linker scripts lead to them.
let archives: [String] = {
  let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
  let areThere = ["bsd", "edit", "md", "tinfo", "utf8proc", "yaml"].allSatisfy { name in
    folders.contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)/lib\(name).a") }
  }
  return areThere ? ["-L\(Context.packageDirectory)/Sources/Launch/Archives"] : []
}()

// The folder of the toolchain's own SwiftSyntax, or nil. The manifest's own library is beside it.
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
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "FormliftTesting", targets: ["FormliftTesting"]),
    .library(name: "OwnProgram", type: .dynamic, targets: ["OwnProgram"]),
    .executable(name: "formlift", targets: ["Launch"]),
  ],
  targets: [
    .target(
      name: "CEditline", linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo")]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(
      name: "CJSON",
      // Without it simdjson checks itself at each step.
      cxxSettings: [.define("NDEBUG", .when(configuration: .release))],
      linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "TerminalText", dependencies: ["CUTF8Proc"]),
    .target(name: "FileErrors", dependencies: ["TerminalText"]),
    .target(name: "Terminal", dependencies: ["CEditline", "FileErrors", "TerminalText"]),
    .target(name: "AppSource"),
    .target(name: "AutoLayout", swiftSettings: optimized),
    simulating("Geometry"),
    simulating("Devices", ["Geometry"]),
    simulating("Simulation", ["Devices", "Geometry"]),
    simulating("AvoidanceEngine", ["Simulation", "TerminalText"]),
    simulating("Avoidance", ["AvoidanceEngine", "Simulation"]),
    .target(name: "Patterns", dependencies: ["TerminalText"]),
    simulating("Documents", ["CJSON", "CYAML", "Geometry", "TerminalText"]),
    simulating("FormModel", ["Documents", "Patterns", "Simulation", "TerminalText"]),
    simulating("Forms", ["Documents", "FormModel", "Patterns", "Simulation", "TerminalText"]),
    .target(name: "Evidence", dependencies: ["Simulation"]),
    .target(name: "Audit", dependencies: ["Simulation", "Avoidance"]),
    simulating("SessionState", ["Avoidance", "FileErrors", "Forms", "Simulation", "TerminalText"]),
    simulating("SessionCore", ["AppSource", "SessionState"]),
    // The features: each brings its commands, and `Session` above lists them.
    feature("AnswerKeeping"),
    feature("BasicCommands", ["AnswerKeeping", "AppSource"]),
    feature("Exporting", resources: [.embedInCode("Code")]),
    feature("Auditing", ["Audit", "Exporting"]),
    feature("Replaying", ["Evidence"]),
    feature("Sharing"),
    simulating(
      "Session",
      [
        "AnswerKeeping", "Auditing", "BasicCommands", "Exporting", "Replaying", "SessionCore",
        "Sharing",
      ]),
    .target(name: "TerminalCells", dependencies: ["TerminalText"]),
    simulating("Drawing", ["Session", "TerminalCells", "TerminalText"]),
    .target(
      name: "Verdicts",
      dependencies: [
        "Audit", "Avoidance", "Drawing", "Session", "SessionState", "Simulation",
      ]),
    .target(
      name: "AppCode",
      dependencies: [
        "AppSource", "Audit", "Avoidance", "CEditline", "Forms", "Terminal", "TerminalText",
      ]),
    simulating("Journals", ["Forms", "Session", "Terminal"]),
    simulating(
      "SessionRunning",
      [
        "AppCode", "Audit", "Avoidance", "CEditline", "Drawing", "Forms", "Journals", "Session",
        "Simulation", "Terminal", "TerminalCells", "TerminalText", "Verdicts",
      ]),
    appTarget("AppFoundation", ["Simulation"]),
    appTarget("UIKitValues", ["AppFoundation", "Simulation"]),
    appTarget("UIKit", ["AutoLayout", "Avoidance", "Simulation", "UIKitValues"]),
    .target(name: "Combine", dependencies: ["AppFoundation"]),
    appTarget("CoreData", ["AppFoundation"]),
    // The articles' listings, and what `export` prints, both ported by formlift-port. The ported
    // files are committed, because a plugin that ports them in each build would compile the port and
    // what it needs a second time, as tools. `ArticlePortTests` checks that they are up to date.
    appTarget("Articles", ["UIKit"], path: "forms/examples/OnLinux/Articles"),
    appTarget("Exports", ["UIKit"], path: "forms/examples/OnLinux/Exports"),
    .target(
      name: "Formlift",
      dependencies: [
        "Simulation", "Avoidance", "Documents", "FormModel", "Forms", "Session", "Drawing",
      ]),
    // `import Testing` looks for this module beside one named UIKit.
    .target(name: "_Testing_UIKit"),
    appTarget(
      "FormliftTesting",
      [
        "AppCode", "AppSource", "Audit", "Avoidance", "Forms", "Session", "Simulation", "UIKit",
        "Verdicts", "_Testing_UIKit",
      ]),
    .target(
      name: "Program",
      dependencies: [
        "AppCode", "AppSource", "Audit", "Avoidance", "Drawing", "Forms", "Journals", "Session",
        "SessionRunning", "Simulation", "Terminal", "TerminalText",
      ]),
    .target(
      name: "OwnProgram",
      dependencies: [
        "AppCode", "AppFoundation", "Avoidance", "Combine", "CoreData", "Program", "Simulation",
        "UIKit",
      ]),
    .target(name: "ICUData", cSettings: [.define("FORMLIFT_STATIC_FOUNDATION", released)]),
    .executableTarget(
      name: "Launch", dependencies: ["ICUData", "Program"], exclude: ["Archives", "hot-functions"],
      // Loading the shared Swift libraries and relocating would take half of a start.
      swiftSettings: [.unsafeFlags(["-static-stdlib"], released)],
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-use-ld=lld"] + archives
            + [
              "--no-pie", "--no-export-dynamic", "--no-warn-symbol-ordering",
              "--symbol-ordering-file=\(Context.packageDirectory)/Sources/Launch/hot-functions",
            ].flatMap { ["-Xlinker", $0] }, released)
      ]),
    .executableTarget(
      name: "benchmark", dependencies: ["Avoidance", "Simulation", "TerminalText", "UIKit"]),
    tests("TerminalTextTests", ["TerminalText"]),
    tests("AutoLayoutTests", ["AutoLayout"]),
    tests("UIKitLayoutTests", ["Avoidance", "Simulation", "UIKit", "_Testing_UIKit"], swift5),
    tests("CombineTests", ["Combine", "Simulation", "UIKit", "_Testing_UIKit"], swift5),
    tests("CoreDataTests", ["CoreData", "Simulation", "UIKit", "_Testing_UIKit"], swift5),
    tests("ScreenTests", ["FormliftTesting", "UIKit", "_Testing_UIKit"], swift5),
    tests("FormliftTestingTests", ["FormliftTesting", "UIKit", "_Testing_UIKit"], swift5),
    tests("SimulationTests", ["Simulation"]),
    tests("AvoidanceTests", ["Avoidance", "AvoidanceEngine", "Simulation"]),
    tests("AuditTests", ["Audit", "Session", "Avoidance", "Forms", "Simulation"]),
    tests("EvidenceTests", ["Evidence", "Simulation"]),
    tests("FormsTests", ["Forms", "Simulation"]),
    tests("SessionTests", ["AppSource", "Session", "Avoidance", "Forms", "Simulation"]),
    tests(
      "DrawingTests",
      ["Drawing", "Forms", "Session", "Simulation", "TerminalCells", "TerminalText"]),
    tests(
      "UIKitTests",
      ["UIKit", "Articles", "Exports", "Avoidance", "Simulation", "_Testing_UIKit"]),
    tests(
      "ProgramTests",
      [
        "AppCode", "CEditline", "Drawing", "Forms", "Journals", "Program", "Session",
        "SessionRunning", "Terminal", "TerminalCells",
      ]),
    tests("StrangerTests", ["Formlift"], path: "Tests/Stranger/Tests/StrangerTests"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// The targets that parse Swift exist only with the toolchain's SwiftSyntax.
if let syntax {
  let found = SwiftSetting.unsafeFlags(["-I", syntax])
  let parser: [LinkerSetting] = [
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    .unsafeFlags(["-L", syntax, "-Xlinker", "-rpath", "-Xlinker", syntax]),
  ]
  // SwiftSyntax is shared, so its programs use the shared standard library.
  let shared: [LinkerSetting] = [
    .unsafeFlags(
      ["-no-static-stdlib"]
        + ["linux", "../swift_static/linux"].flatMap { ["-L", "\(syntax)/../\($0)"] })
  ]
  package.products += [
    .executable(name: "formlift-port", targets: ["formlift-port"]),
    .plugin(name: "PortToLinux", targets: ["PortToLinux"]),
    .executable(name: "formlift-import", targets: ["ImportLaunch"]),
  ]
  package.targets += [
    .target(
      name: "Porting", dependencies: ["AppSource"], swiftSettings: [found], linkerSettings: parser),
    .executableTarget(
      name: "formlift-port", dependencies: ["AppSource", "Porting"], path: "Sources/PortLaunch",
      swiftSettings: [found], linkerSettings: shared),
    .plugin(
      name: "PortToLinux", capability: .buildTool(), dependencies: ["formlift-port"],
      path: "Sources/PortToLinux"),
    tests("PortingTests", ["AppSource", "Avoidance", "Exporting", "Porting"], [found]),
    .target(name: "SwiftDeclarations", swiftSettings: [found], linkerSettings: parser),
    .target(
      name: "Importing", dependencies: ["AppSource", "Simulation", "SwiftDeclarations"],
      swiftSettings: [found]),
    .executableTarget(
      name: "ImportLaunch", dependencies: ["AppSource", "Importing"], swiftSettings: [found],
      linkerSettings: shared),
    tests("ImportingTests", ["AppSource", "Importing"], [found]),
  ]
}

// With FORMLIFT_FUZZERS in the environment, which `Tests/Fuzzers/run` sets, the package has the fuzzers'
// program, too, and every module has the coverage that libFuzzer needs in place of its release flags.
if isFuzzing, let syntax {
  let covered = SwiftSetting.unsafeFlags(["-sanitize=fuzzer"])
  let linked = LinkerSetting.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzzers/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AppSource", "CFuzzer", "Drawing", "Evidence", "Forms", "Importing", "Porting", "Session",
        "SessionRunning", "Terminal", "TerminalCells",
      ],
      path: "Tests/Fuzzers/Fuzz",
      swiftSettings: [.unsafeFlags(["-I", syntax, "-parse-as-library"])], linkerSettings: [linked]),
  ]
  for target in package.targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [covered]
  }
  // The live phone's loop is not public.
  package.targets.first { $0.name == "SessionRunning" }?.swiftSettings?.append(
    .unsafeFlags(["-enable-testing"]))
}

// Without this flag, a first build also indexes the standard library and Foundation, which takes a
// tenth of its time.
if takesFlags {
  for target in package.targets where ![.system, .plugin].contains(target.type) {
    let quick = SwiftSetting.unsafeFlags(
      ["-index-ignore-system-modules"], .when(configuration: .debug))
    target.swiftSettings = (target.swiftSettings ?? []) + [quick]
  }
}

// `.ci/run` sets this variable, so that a warning fails it without a second build.
if takesFlags, Context.environment["FORMLIFT_STRICT"] != nil {
  for target in package.targets where ![.system, .plugin].contains(target.type) {
    let strict = SwiftSetting.unsafeFlags(["-warnings-as-errors"])
    target.swiftSettings = (target.swiftSettings ?? []) + [strict]
  }
}

// With FORMLIFT_TESTS=FormsTests,SessionTests in the environment, only these test targets exist:
//
//     FORMLIFT_TESTS=FormsTests swift build --product formliftPackageTests
//     FORMLIFT_TESTS=FormsTests swift test --skip-build
if let names = Context.environment["FORMLIFT_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
}
