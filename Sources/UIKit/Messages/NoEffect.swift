import Foundation
import Synchronization

/// The kind of a member that exists in UIKit, that code may use in passing, and that has no effect
/// here.
///
/// Every member of this module is one of three things. It does what it does in UIKit; or it keeps a
/// value that means something to the app's own code alone, such as `tag`; or it has no effect. One
/// without effect still keeps what it is set to, and is named once a run, on standard error, at the
/// end of the turn of the run loop in which it was used first. What is in none of the three is not
/// declared, so that the compiler names it.
package enum NoEffect: String, CaseIterable {
  /// Its effect would only be seen: colours, fonts, pictures, shadows.
  case drawing = "kept, but not drawn here"
  /// Its effect would be more than seen.
  case doing = "without effect here"
  /// A field that is in another scroll view than the phone tells of.
  case following = "in another scroll view, and among the fields only once one of them is tapped"
  /// A field that is in a row of which another field is the phone's.
  case sharing = "beside another field in a row, and among the fields only once it is tapped"
  /// A field over the screen of a form that was there.
  case overlaying = "over the form's screen, not among the fields and without a keyboard"
  /// The field of a search whose bar the navigation bar shows.
  case navigation = "in the navigation bar, not among the fields and without a keyboard"
  /// A field that is in what stands over a table's section or below it.
  case heading = "in a section's header or footer, not among the fields and without a keyboard"

  /// Notes that a member was used.
  package func note(_ type: Any.Type, _ member: StaticString) {
    let use = Use(type: ObjectIdentifier(type), member: UInt(bitPattern: member.utf8Start))
    Self.notes.withLock { notes in
      guard notes.uses.insert(use).inserted else { return }
      let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      notes.untold[self, default: []].append("\(name).\(member)")
    }
  }

  /// Notes what has a name of the app's own.
  package func note(_ name: String) {
    Self.notes.withLock { notes in
      guard notes.names.insert(name).inserted else { return }
      notes.untold[self, default: []].append(name)
    }
  }

  /// Returns what is to be said of the members that were used since it was asked last.
  package static func takeLines() -> [String] {
    let untold = notes.withLock { notes in
      defer { notes.untold = [:] }
      return notes.untold
    }
    return allCases.compactMap { effect in
      untold[effect].map { "\(effect.rawValue): \($0.sorted().joined(separator: ", "))" }
    }
  }

  private struct Use: Hashable {
    let type: ObjectIdentifier
    /// Where the member's name is, of which the program has one.
    let member: UInt
  }

  private struct Notes {
    var uses: Set<Use> = []
    var names: Set<String> = []
    var untold: [NoEffect: [String]] = [:]
  }

  private static let notes = Mutex(Notes())
}

/// Notes that the member of a type which calls it is kept, but not drawn.
package func notDrawn(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.drawing.note(type, member)
}

/// Notes that the member of a type which calls it has no effect.
package func notDone(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.doing.note(type, member)
}
