import Audit
import Avoidance
import FileErrors
import Foundation
import SessionCore
import SessionState
import Simulation

/// The result files of an audit that was split over several machines, in JSON lines.
///
/// The first line of each file describes the audit. Each other line has the results of one form on
/// one phone. When an app's own code is audited, the last line has the scripts, because they can't
/// be generated without that code.
package struct AuditParts: Sendable {
  /// The first line of a part's file, which describes the audit.
  ///
  /// It has the names of forms, strategies, devices and laws (rules for strategies).
  package struct Head: Codable, Equatable, Sendable {
    package let forms: [String]
    package let strategies: [String]
    package let devices: [String]
    package let orientations: [String]
    package let laws: [String]
    package var listsRemarks: Bool?
    package let transitions: [String]
    package let depth: String
    package var minimumOS: Int?
    /// The part's number and the count of all parts, such as `2/3`; nil if the audit wasn't split.
    package var shard: String?
  }

  /// A line in a part's file with the scripts that reproduce failing cases.
  private struct Scripts: Codable {
    let scripts: [KeptScript]
  }

  /// The description of the audit that is the same in all parts, or nil before the first file.
  ///
  /// It doesn't contain a part's number.
  private var head: Head?
  /// The counts of parts that the added files give for the whole audit.
  ///
  /// More than one value means that the files don't belong together.
  private var counts: Set<Int> = []
  private var results: [UnitResult] = []
  private var scripts: [KeptScript] = []

  /// Creates an empty collection; add the files of an audit's parts to it.
  package init() {}

  /// Adds the results in the file of a part of the audit.
  ///
  /// A last line that a killed process left unfinished is ignored. `name` is the file's name for
  /// errors.
  ///
  /// - Throws: ``CommandError`` for a file that is not a part, or is a part of another audit.
  package mutating func add(_ data: Data, name: String) throws(CommandError) {
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, var head = try? JSONDecoder().decode(Head.self, from: first)
    else { throw CommandError(FileError(.read, name, .contents(.noAuditPart))) }
    if let count = head.shard?.split(separator: "/").last.flatMap({ Int($0) }) {
      counts.insert(count)
    }
    head.shard = nil
    guard self.head == nil || self.head == head else {
      throw CommandError(FileError(.read, name, .contents(.partOfAnotherAudit)))
    }
    self.head = head
    for line in lines.dropFirst() {
      if let result = try? JSONDecoder().decode(UnitResult.self, from: line) {
        results.append(result)
      } else if let last = try? JSONDecoder().decode(Scripts.self, from: line) {
        scripts += last.scripts
      }
    }
  }

  /// Returns the whole audit's findings, merged from all parts.
  ///
  /// The forms are read again to generate the scripts.
  ///
  /// - Parameters:
  ///   - session: reads the forms.
  ///   - baseline: an earlier report for comparison, or nil.
  ///   - listsRemarks: whether the cases of remarks are listed, even if the parts only count them.
  /// - Returns: the findings.
  /// - Throws: ``CommandError`` if a name is no longer known or a form can't be read.
  package func findings(
    in session: Session, besides baseline: AuditBaseline? = nil,
    listingRemarks listsRemarks: Bool = false
  ) throws(CommandError) -> AuditFindings {
    guard let head else { throw CommandError(.nothingTo("merge")) }
    var request = try AuditRequest([])
    let own = Strategy.ownElsewhere
    let isOwn = head.strategies.contains(own.name)
    if !isOwn { request.forms = head.forms }
    for name in head.strategies {
      request.strategies.append(
        name == own.name ? own : try session.state.strategy(writtenAs: name))
    }
    request.devices = head.devices.compactMap(Device.named)
    request.orientations = head.orientations.compactMap(Orientation.named)
    for name in head.laws { request.laws.append(try AuditOption.law(named: name)) }
    request.listsRemarks = head.listsRemarks == true || listsRemarks
    request.transitions = Transition.all.indices.filter {
      head.transitions.contains(Transition.all[$0].name)
    }
    // The devices that the code doesn't support were left out.
    request.minimumOS = head.minimumOS ?? 0
    request.depth = AuditDepth(rawValue: head.depth) ?? .all
    var plan = try request.plan(in: session)
    // The scripts are already in the parts, so only the forms' names are needed.
    if isOwn {
      plan.forms = head.forms.map { Session(form: session.form, fileName: $0).auditForm }
    }
    let report = AuditReport(plan, merging: results, keptScripts: isOwn ? scripts : nil)
    return AuditFindings(report, besides: baseline)
  }
}

extension AuditParts {
  /// Returns a sentence for each part of the audit that is missing or incomplete.
  package func gaps(in findings: AuditFindings) -> [String] {
    let done = Set(results.map(\.unit))
    let missing = (0..<findings.report.allUnits).filter { !done.contains($0) }
    guard !missing.isEmpty else { return [] }
    guard counts.count == 1, let count = counts.first, count > 0 else {
      return ["\(missing.count) of \(findings.report.allUnits) forms on devices are missing"]
    }
    // A file may claim any number of shards.
    let numbers = Set(missing.map { $0 % count + 1 }).sorted()
    return numbers.compactMap { Shard($0, of: count) }.map { shard in
      let isThere = done.contains(where: shard.holds)
      return "shard \(shard.number)/\(count) is \(isThere ? "not whole" : "missing")"
    }
  }

  /// Returns the first line for the file of an audit's part, which describes the audit.
  package static func head(of plan: AuditPlan, _ shard: Shard? = nil) -> String {
    encoded(
      Head(
        forms: plan.forms.map(\.name), strategies: plan.strategies.map(\.name),
        devices: plan.devices.map(\.name), orientations: plan.orientations.map(\.rawValue),
        laws: plan.laws.map { Law.all[$0].name }, listsRemarks: plan.listsRemarks,
        transitions: plan.transitions.map { Transition.all[$0].name },
        depth: plan.depth.rawValue, minimumOS: plan.minimumOS,
        shard: shard.map { "\($0.number)/\($0.count)" }))
  }

  /// Returns the last line for the file of an audit's part, with the scripts of an app's own code.
  package static func line(scriptsOf report: AuditReport) -> String {
    encoded(Scripts(scripts: report.scripts))
  }

  /// Returns a line for the file of an audit's part, with the results of one form on one phone.
  package static func line(_ result: UnitResult) -> String { encoded(result) }

  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
