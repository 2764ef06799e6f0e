import Foundation
import Synchronization

/// The kind of a UIKit member that exists here for the compiler but has no effect.
///
/// Every member of this module is one of three things. It works as in UIKit. Or it keeps a value
/// that only the app's own code uses, for example `tag`. Or it has no effect.
///
/// A member without effect keeps its value. If the effect could change the layout or what happens,
/// the run loop reports its first use on standard error, at the end of the turn. Other members
/// aren't declared, so that the compiler reports their use.
package enum NoEffect: String, CaseIterable {
  /// Members that would only be visible on a phone: colors, fonts, pictures, shadows.
  ///
  /// Uses aren't reported, because nothing else depends on them.
  case drawing = "kept, but not drawn here"
  /// Members that would do more on a phone than change the looks of a view.
  case doing = "without effect here"
  /// A text field in a scroll view other than the phone's table.
  case following = "in another scroll view, and among the fields only once one of them is tapped"
  /// A second text field in a row.
  case sharing = "beside another field in a row, and among the fields only once it is tapped"
  /// A text field over the screen of an existing form.
  case overlaying = "over the form's screen, not among the fields and without a keyboard"
  /// The text field of a search bar in the navigation bar.
  case navigation = "in the navigation bar, without a keyboard; to try it, use it as table header"
  /// A text field in a section header or footer that a phone floats over a plain table.
  case heading = "in a section's header or footer, which scrolls with the rows here"

  /// Records that the app's code uses a member that has no effect here.
  package func note(_ type: Any.Type, _ member: StaticString) {
    let use = UsedMember(type: ObjectIdentifier(type), member: UInt(bitPattern: member.utf8Start))
    Self.notes.withLock { notes in
      guard notes.uses.insert(use).inserted else { return }
      let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      notes.untold[self, default: []].append("\(name).\(member)")
    }
  }

  /// Records that the app's code uses something without effect, under a name from the app.
  package func note(_ name: String) {
    Self.notes.withLock { notes in
      guard notes.names.insert(name).inserted else { return }
      notes.untold[self, default: []].append(name)
    }
  }

  /// Returns the messages about members without effect that were used since the last call.
  package static func takeLines() -> [String] {
    let untold = notes.withLock { notes in
      defer { notes.untold = [:] }
      return notes.untold
    }
    return allCases.filter { $0 != .drawing }.compactMap { effect in
      untold[effect].map { "\(effect.rawValue): \($0.sorted().joined(separator: ", "))" }
    }
  }

  /// A member of a type that the app's code has used without effect.
  private struct UsedMember: Hashable {
    let type: ObjectIdentifier
    /// The address of the member's name, which identifies it.
    let member: UInt
  }

  /// The recorded uses of members without effect, and the messages not yet printed.
  private struct Notes {
    var uses: Set<UsedMember> = []
    var names: Set<String> = []
    var untold: [NoEffect: [String]] = [:]
  }

  private static let notes = Mutex(Notes())
}

/// Records that the calling member of a type keeps its value but isn't drawn.
package func notDrawn(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.drawing.note(type, member)
}

/// Records that the calling member of a type has no effect.
package func notDone(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.doing.note(type, member)
}
