import Audit
import Avoidance
import SessionState
import Simulation
import TerminalText

/// An option of the command `audit`, such as `--law`: its name, its usage, and its effect.
package struct AuditOption: Sendable {
  package let name: String
  /// The placeholder for the option's value in usage texts, in capitals, such as `LAW`.
  package let argument: String
  package let summary: String
  /// Whether the option's value is a list separated by commas.
  package var takesList = false
  /// Whether the option's value is a file name, so that completion offers files.
  package var takesFile = false
  /// Returns the values that the option accepts, or the items that its list may have.
  ///
  /// Empty if every value is accepted.
  package var choices: @Sendable () -> [String] = { [] }
  package let apply: @Sendable (inout AuditRequest, String) throws(CommandError) -> Void

  /// Every option of the command `audit`, in the order of the usage text.
  package static let all: [AuditOption] = [
    AuditOption(
      name: "--strategy", argument: "NAME,…",
      summary: "Audit only these strategies, such as 'inset-top margin=8' (repeatable)",
      takesList: true, choices: { Strategy.all.map(\.name) }
    ) { request, value throws(CommandError) in
      let names = value.split(separator: ",").map(String.init)
      for strategy in try StrategyChoice.all(in: names).strategies(tuning: request.present)
      where !request.strategies.contains(strategy) { request.strategies.append(strategy) }
    },
    AuditOption(
      name: "--device", argument: "NAME,…", summary: "Audit only these phones (repeatable)",
      takesList: true, choices: { Device.all.map(\.name) }
    ) { request, value throws(CommandError) in
      for name in value.split(separator: ",") {
        guard let device = Device.named(String(name)) else {
          throw CommandError.unknownDevice(String(name))
        }
        request.devices.append(device)
      }
    },
    AuditOption(
      name: "--orientation", argument: "NAME,…", summary: "Audit only portrait or only landscape",
      takesList: true, choices: { ["portrait", "landscape"] }
    ) { request, value throws(CommandError) in
      for name in value.split(separator: ",") {
        guard let orientation = Orientation.named(String(name)), orientation != .upsideDown else {
          throw CommandError.unknown(
            .orientation, String(name), among: ["portrait", "landscape"])
        }
        request.orientations.append(orientation.isLandscape ? .landscapeLeft : .portrait)
      }
    },
    AuditOption(
      name: "--law", argument: "NAME,…",
      summary: "Check only these laws, and list the cases of remarks",
      takesList: true, choices: lawNames
    ) { request, value throws(CommandError) in
      request.laws += try laws(value)
      request.listsRemarks = true
    },
    AuditOption(
      name: "--laws", argument: "failures|remarks|all",
      summary: "Check only this group of laws, and list the cases of remarks",
      choices: { groups.map(\.name) }
    ) { request, value throws(CommandError) in
      guard let group = groups.first(where: { $0.name == value }) else {
        throw CommandError(
          .wrong(
            argument: "--laws", given: value,
            wants: groups.map(\.name).alternatives))
      }
      request.laws += group.laws
      request.listsRemarks = true
    },
    AuditOption(
      name: "--transition", argument: "NAME,…|none",
      summary: "Play only these transitions, or none, while the keyboard is up",
      takesList: true, choices: { Transition.all.map(\.name) + ["none"] }
    ) { request, value throws(CommandError) in
      var chosen = request.transitions ?? []
      for name in value.split(separator: ",") where name != "none" {
        guard let index = Transition.all.firstIndex(where: { $0.name == name }) else {
          throw CommandError.unknown(
            .transition, String(name), among: Transition.all.map(\.name))
        }
        chosen.append(index)
      }
      request.transitions = chosen
    },
    AuditOption(
      name: "--depth", argument: "all|usual|fields|focus",
      summary: "Play less: usual has everyday transitions and one or two of each other kind, and "
        + "is the default for own code; fields has no transitions; focus only focuses each field",
      choices: { AuditDepth.allCases.map(\.rawValue) }
    ) { request, value throws(CommandError) in
      let depths = AuditDepth.allCases
      guard let depth = AuditDepth(rawValue: value) else {
        throw CommandError(
          .wrong(
            argument: "--depth", given: value,
            wants: depths.map(\.rawValue).alternatives))
      }
      request.depth = depth
    },
    AuditOption(
      name: "--minimum-os", argument: "VERSION",
      summary: "Audit --own code from this iOS version on (default: the package's platforms, the "
        + "form's setting ios, the newest UIKit member in the code, or "
        + "\(AuditPlan.usualMinimumOS))"
    ) { request, value throws(CommandError) in
      let versions = Device.simulatedVersions
      guard let major = value.split(separator: ".").first.flatMap({ Int($0) }),
        versions.contains(major)
      else {
        throw CommandError(
          .wrong(
            argument: "--minimum-os", given: value,
            wants: "an iOS version: \(versions.alternatives)"))
      }
      request.minimumOS = major
    },
    AuditOption(
      name: "--format", argument: "FORMAT",
      summary: "Write the report as \(AuditFormat.all.map(\.name).alternatives)",
      choices: { AuditFormat.all.map(\.name) }
    ) { request, value throws(CommandError) in
      guard let format = AuditFormat.all.first(where: { $0.name == value }) else {
        throw CommandError.unknown(.format, value, among: AuditFormat.all.map(\.name))
      }
      request.givenFormat = format
    },
    AuditOption(
      name: "--fail-on", argument: "LAW,…|failures|all|none",
      summary: "Exit with status 1 if one of these laws is broken (default: failures)",
      takesList: true, choices: { lawNames() + ["none"] }
    ) { request, value throws(CommandError) in
      request.failingLaws = (request.failingLaws ?? []) + (value == "none" ? [] : try laws(value))
    },
    AuditOption(
      name: "--baseline", argument: "FILE",
      summary: "Accept the failures in this JSON report, and fail only for others", takesFile: true
    ) { request, value throws(CommandError) in request.baseline = value },
    AuditOption(
      name: "--shard", argument: "K/N",
      summary: "Play only part K of N, and print it for formlift audit merge"
    ) { request, value throws(CommandError) in
      let parts = value.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, let shard = Shard(parts[0], of: parts[1]) else {
        throw CommandError(
          .wrong(argument: "--shard", given: value, wants: "K/N with K from 1 to N, such as 1/4"))
      }
      request.shard = shard
    },
  ]

  /// The names of the options that control an audit's report, and not what the audit runs.
  package static let ofReports = ["--format", "--fail-on", "--baseline"]

  /// The groups of laws (rules for strategies) that `--law` and `--laws` accept by a common name.
  ///
  /// The laws are given by their indices among all laws.
  private static let groups: [(name: String, laws: [Int])] = [
    ("failures", Law.failures), ("remarks", Law.remarks), ("all", Array(Law.all.indices)),
  ]

  @Sendable private static func lawNames() -> [String] {
    Law.all.map(\.name) + groups.map(\.name)
  }

  private static func laws(_ value: String) throws(CommandError) -> [Int] {
    var laws: [Int] = []
    for name in value.split(separator: ",") {
      if let group = groups.first(where: { $0.name == name }) {
        laws += group.laws
      } else {
        laws.append(try law(named: String(name)))
      }
    }
    return laws
  }

  /// Returns the index, among all laws, of the law (a rule for strategies) with a name.
  ///
  /// - Throws: ``CommandError`` for an unknown name, or for one that a law had in an earlier
  ///   version.
  package static func law(named name: String) throws(CommandError) -> Int {
    if let index = Law.all.firstIndex(where: { $0.name == name }) { return index }
    if let names = Law.presentNames(of: name) { throw CommandError(.renamedLaw(name, names)) }
    throw CommandError.unknown(.law, name, among: Law.all.map(\.name))
  }
}
