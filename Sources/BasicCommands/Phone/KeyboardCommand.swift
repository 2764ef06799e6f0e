import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState
import Simulation

/// A change of the phone's keyboard by the command `keyboard`.
///
/// A nil value restores the default of the field or the device.
package enum KeyboardChange: Equatable, Sendable {
  case kind(KeyboardKind?)
  case height(CGFloat?)
  case accessory(CGFloat?)
  case hardware(Bool)
  case language(KeyboardLanguage)
  case placement(Keyboard.Placement)
}

extension Command {
  package static let keyboard = Command(
    "keyboard", .avoidance,
    Words(
      summary: "Change the keyboard; field and default restore it",
      details: [
        "With a hardware keyboard, only the accessory bar stays on the screen. undock, split "
          + "and (from iOS 13 on) float work on an iPad. Languages: "
          + KeyboardLanguage.allCases.map(\.rawValue).joined(separator: ", ") + ".",
        "keyboard KIND is short for keyboard kind KIND. Kinds: "
          + KeyboardKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      ],
      examples: [
        Example(
          "keyboard height 300", "a keyboard of 300 points, not counting the accessory",
          after: "focus zip"),
        Example("keyboard kind emoji", "every field has the emoji keyboard", after: "focus name"),
        Example(
          "keyboard float 400 500", "an iPad's floating keyboard at that point",
          after: "device ipad-pro-11", "focus zip"),
      ]),
    .edits, part
  ) { state, change throws(CommandError) in
    try state.change(change)
    return .none
  }

  private static var part: Grammar<KeyboardChange> {
    .keywords(
      "the word after `keyboard`",
      [
        ("kind", kind.map { .kind($0) }), ("height", height("H").map { .height($0) }),
        ("accessory", height("H").map { .accessory($0) }),
        ("hardware", Grammar<Bool>.flag("hardware").map { .hardware($0) }),
        ("dock", Grammar.none.map { .placement(.docked) }),
        ("undock", Grammar.none.map { .placement(.undocked) }),
        ("split", Grammar.none.map { .placement(.split) }),
        ("float", Grammar<CGPoint>.point.map { .placement(.floating($0)) }),
        ("language", language.map { .language($0) }),
      ],
      other: Grammar<KeyboardKind>.choice("the kind").map { .kind($0) })
  }

  private static var language: Grammar<KeyboardLanguage> {
    .choice("the language", named: "NAME")
  }

  private static var kind: Grammar<KeyboardKind?> {
    let kinds = KeyboardKind.allCases.map(\.rawValue)
    return Grammar(Slot("KIND|field", taking: kinds + ["field"]), missing: "the kind") {
      word, arguments throws(CommandError) in
      if word.text == "field" { return nil }
      guard let kind = KeyboardKind(rawValue: word.text) else {
        throw arguments.wrong("the kind", word, among: kinds)
      }
      return kind
    }
  }

  private static func height(_ name: String) -> Grammar<CGFloat?> {
    var slot = Slot("\(name)|default", taking: ["default"])
    slot.accepts = { $0 == "default" || Double($0) != nil }
    return Grammar(slot, missing: "the height") { word, arguments throws(CommandError) in
      if word.text == "default" { return nil }
      return CGFloat(
        try arguments.number(word, "the height", in: 0...5000, or: ", or default"))
    }
  }
}

extension State {
  /// Changes the phone's keyboard; throws if the phone's keyboard can't have the new placement.
  ///
  /// Only on an iPad can the keyboard leave the screen's bottom.
  fileprivate mutating func change(_ change: KeyboardChange) throws(CommandError) {
    switch change {
    case .kind(let kind): simulator.setKeyboardKind(kind)
    case .height(let height): simulator.setKeyboardHeight(height)
    case .accessory(let height): simulator.setAccessoryHeight(height)
    case .hardware(let isAttached):
      simulator.setHardwareKeyboard(isAttached: isAttached)
    case .language(let language): simulator.setKeyboardLanguage(language)
    case .placement(let placement):
      try check(placement)
      simulator.setKeyboardPlacement(placement)
    }
  }

  /// Throws an error if this device or its iOS version doesn't allow a placement of the keyboard.
  private func check(_ placement: Keyboard.Placement) throws(CommandError) {
    guard !phone.scene.allows(placement) else { return }
    guard phone.scene.device.screen.isPad else {
      throw CommandError(
        .phoneCannot(
          "the keyboard of \(phone.scene.device.name) is always docked", instead: Self.aPad))
    }
    throw CommandError(
      .phoneCannot(
        "an iPad's keyboard floats from iOS 13 on, and this one has \(phone.scene.ios)",
        instead: "setting ios 13"))
  }
}
