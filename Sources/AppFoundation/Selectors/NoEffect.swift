import Foundation
import Synchronization

/// A kind of UIKit member, or of text field, that this simulated UIKit accepts without effect.
///
/// A member of UIKit's modules works as in UIKit, stores a value that only the app's code uses
/// (such as `tag`), or has no effect. Other members aren't declared, so that the compiler reports
/// their use.
///
/// A member without effect stores its value. If its effect on a phone could change the layout or
/// what happens, the first use is reported on standard error.
package enum NoEffect: String, CaseIterable {
  /// Members with only a visible effect, which the simulation leaves out: colors, fonts, shadows.
  ///
  /// Uses aren't reported, because nothing else depends on them.
  case drawing = "kept, but not drawn here"
  /// Members that no layout depends on, such as those for accessibility, menus and AutoFill.
  ///
  /// Uses aren't reported.
  case using = "kept, but not used here"
  /// Members that would change layout or behavior on a phone, but not in the simulation.
  case doing = "without effect here, and a phone may differ"
  /// A text field in a scroll view whose fields aren't the form's fields, because those of another
  /// scroll view are.
  case following = "in another scroll view, and among the fields only once one of them is tapped"
  /// A second text field in a row, which isn't a field of the form until it is tapped.
  case sharing = "beside another field in a row, and among the fields only once it is tapped"
  /// A text field in a view over the screen of an existing form, which isn't a field of that form.
  case overlaying = "over the form's screen, not among the fields and without a keyboard"
  /// A screen with a text field in the navigation bar and another in a docked bar.
  case navigation = "with a docked bar, so the field in its navigation bar is not among the fields"
  /// A text field in a plain table's section header or footer, which on a phone floats over the
  /// rows.
  case heading = "in a section's header or footer, which scrolls with the rows here"

  /// Records that app code uses a type's member without effect, for a warning about the first use.
  package func note(_ type: Any.Type, _ member: StaticString) {
    let use = UsedMember(type: ObjectIdentifier(type), member: UInt(bitPattern: member.utf8Start))
    Self.notes.withLock { notes in
      guard notes.uses.insert(use).inserted else { return }
      let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      notes.untold[self, default: []].append("\(name).\(member)")
    }
  }

  /// Records a part of the app without effect by its name, such as a field's label, for a warning.
  package func note(_ name: String) {
    Self.notes.withLock { notes in
      guard notes.names.insert(name).inserted else { return }
      notes.untold[self, default: []].append(name)
    }
  }

  /// Returns the warnings, one per kind, about uses without effect recorded since the last call.
  package static func takeLines() -> [String] {
    let untold = notes.withLock { notes in
      defer { notes.untold = [:] }
      return notes.untold
    }
    return allCases.filter { $0 != .drawing && $0 != .using }.compactMap { effect in
      untold[effect].map { "\(effect.rawValue): \($0.sorted().joined(separator: ", "))" }
    }
  }

  /// A member without effect that the app's code has used, so that it is reported only once.
  private struct UsedMember: Hashable {
    let type: ObjectIdentifier
    /// The address of the member's name, which identifies it.
    let member: UInt
  }

  /// The recorded uses of members without effect, and the names that weren't reported yet.
  private struct Notes {
    var uses: Set<UsedMember> = []
    var names: Set<String> = []
    var untold: [NoEffect: [String]] = [:]
  }

  private static let notes = Mutex(Notes())
}

/// Records that the calling member's value isn't drawn in the simulation; nothing is printed.
package func notDrawn(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.drawing.note(type, member)
}

/// Records that the simulation doesn't use the calling member's value; no layout depends on it.
///
/// Nothing is printed.
package func notUsed(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.using.note(type, member)
}

/// Records that the calling member has no effect in the simulation, to warn about its first use.
package func notDone(_ type: Any.Type, _ member: StaticString = #function) {
  NoEffect.doing.note(type, member)
}
