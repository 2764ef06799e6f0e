import Foundation

/// What an audit of an app's own code has found.
package struct OwnReport: Sendable {
  /// How many steps were judged, each on every phone that shows all alike.
  package internal(set) var caseCount = 0
  /// The most fields that it had on a phone.
  package internal(set) var fieldCount = 0
  /// By law and moment, as they first came.
  package private(set) var failures: [Failure] = []

  /// A law that was broken at a moment.
  package struct Failure: Sendable {
    package let law: Law
    /// What was done last, in a word or two.
    package let moment: String
    /// How often.
    package fileprivate(set) var count: Int
    /// The smallest case.
    package fileprivate(set) var smallest: OwnCase
    /// The commands that tell the figure which is not what it has to be, the failing one last.
    package fileprivate(set) var evidence: [String]

    /// The commands from the start to the failing one.
    package var commands: [String] {
      guard law.holdsClock, let last = smallest.commands.last else {
        return smallest.commands + evidence
      }
      return smallest.commands.dropLast() + ["hold on", last] + evidence
    }
  }

  mutating func add(
    _ law: Law, _ moment: String, _ place: OwnCase, _ evidence: @autoclosure () -> [String]
  ) {
    guard let index = failures.firstIndex(where: { $0.law.name == law.name && $0.moment == moment })
    else {
      failures.append(
        Failure(
          law: law, moment: moment, count: place.device.count, smallest: place,
          evidence: evidence()))
      return
    }
    failures[index].count += place.device.count
    guard place.isSmaller(than: failures[index].smallest) else { return }
    failures[index].smallest = place
    failures[index].evidence = evidence()
  }
}
