import Audit
import Avoidance
import Foundation
import Simulation

/// The parts of an audit that was spread over machines: JSON lines, of which the first of each file
/// says what is audited, and each other one what became of a form on a phone.
package struct AuditParts: Sendable {
  /// What is audited, by names.
  package struct Head: Codable, Equatable, Sendable {
    let forms: [String]
    let strategies: [String]
    let devices: [String]
    let orientations: [String]
    let laws: [String]
    let transitions: [String]
    let depth: String
  }

  private var head: Head?
  private var results: [UnitResult] = []

  /// Creates parts of which none is there yet.
  package init() {}

  /// Adds the lines of a file; one that a killed process left unfinished is passed over.
  ///
  /// - Throws: ``CommandError`` for a file that is no part, or one of another audit.
  package mutating func add(_ data: Data, name: String) throws(CommandError) {
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let head = try? JSONDecoder().decode(Head.self, from: first)
    else { throw CommandError(.file(name: name, reason: "is no part of an audit")) }
    guard self.head == nil || self.head == head else {
      throw CommandError(.file(name: name, reason: "is a part of another audit"))
    }
    self.head = head
    results += lines.dropFirst().compactMap {
      try? JSONDecoder().decode(UnitResult.self, from: $0)
    }
  }

  /// Returns the report of all parts; the forms are read again, for the scripts.
  ///
  /// - Throws: ``CommandError`` where a name is known no more, or a form cannot be read.
  package func findings(
    in session: Session, besides baseline: AuditBaseline? = nil
  ) throws(CommandError) -> AuditFindings {
    guard let head else { throw CommandError(.nothingTo("merge")) }
    var request = try AuditRequest([])
    request.forms = head.forms
    for name in head.strategies {
      request.strategies.append(try session.state.strategy(named: name, deciding: []))
    }
    request.devices = head.devices.compactMap(Device.named)
    request.orientations = head.orientations.compactMap(Orientation.named)
    request.laws = Law.judged.indices.filter { head.laws.contains(Law.judged[$0].name) }
    request.transitions = Transition.all.indices.filter {
      head.transitions.contains(Transition.all[$0].name)
    }
    request.depth = AuditPlan.Depth(rawValue: head.depth) ?? .all
    let report = AuditReport(try request.plan(in: session), merging: results)
    return AuditFindings(report, besides: baseline)
  }
}

extension AuditParts {
  /// Returns the first line of a part.
  package static func head(of plan: AuditPlan) -> String {
    encoded(
      Head(
        forms: plan.forms.map(\.name), strategies: plan.strategies.map(\.name),
        devices: plan.devices.map(\.name), orientations: plan.orientations.map(\.rawValue),
        laws: plan.laws.map { Law.judged[$0].name },
        transitions: plan.transitions.map { Transition.all[$0].name },
        depth: plan.depth.rawValue))
  }

  /// Returns what became of a form on a phone as a line.
  package static func line(_ result: UnitResult) -> String { encoded(result) }

  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
