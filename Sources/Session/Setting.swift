import Forms
import Simulation

/// A behaviour that a command can turn another way.
package enum Setting: String, CaseIterable, Sendable {
  case ios
  case underBars
  case landscapeStrip
  case inferredHeights
  case fieldScroll
  case fieldTarget
  case tapOutside
  case cancelsTouches
  case dismissMode
  case beginOrder
  case endOrder
  case reposts
  case didShow
  case insetClamps
  case visibleArea
  case controllerInset
  case crossFade
  case prediction
  case shortcutBar
  case hardwareFrame
  case view
  case speed
  case animation
  case speech

  /// The words it takes; of numbers those that are worth a suggestion.
  package var choices: [String] {
    switch self {
    case .ios: (6...18).map(String.init)
    case .landscapeStrip: ["21", "24"]
    case .fieldTarget: Settings.FieldTarget.allCases.map(\.rawValue)
    case .dismissMode: Settings.DismissMode.allCases.map(\.rawValue)
    case .beginOrder: Settings.BeginOrder.allCases.map(\.rawValue)
    case .endOrder: Settings.EndOrder.allCases.map(\.rawValue)
    case .didShow: Settings.DidShow.allCases.map(\.rawValue)
    case .visibleArea: Settings.VisibleArea.allCases.map(\.rawValue)
    case .controllerInset: Settings.ControllerInset.allCases.map(\.rawValue)
    case .prediction: Settings.Prediction.allCases.map(\.rawValue)
    case .hardwareFrame: Settings.HardwareFrame.allCases.map(\.rawValue)
    case .view: Session.View.allCases.map(\.rawValue)
    case .speed: ["0.25", "0.5", "1", "2", "4", "10"]
    case .underBars, .inferredHeights, .fieldScroll, .tapOutside, .cancelsTouches, .reposts,
      .insetClamps, .crossFade, .shortcutBar, .animation, .speech:
      ["on", "off"]
    }
  }

  /// What it takes, in words.
  var domain: String {
    switch self {
    case .ios: "6 to 18"
    case .speed: "\(Self.speeds.lowerBound.inWords) to \(Self.speeds.upperBound.inWords)"
    default: choices.alternatives
    }
  }

  /// Returns whether it can have that value.
  func admits(_ value: String) -> Bool {
    guard self == .speed else { return choices.contains(value) }
    return Double(value).map(Self.speeds.contains) ?? false
  }

  private static let speeds = 0.25...10

  /// What it is, in one line.
  package var summary: String {
    switch self {
    case .ios: "the version of iOS: keyboards, notifications, coordinates and insets follow it"
    case .underBars: "the table runs under translucent bars (from iOS 7 on)"
    case .inferredHeights: "keyboard heights that are sums of measured parts count"
    case .landscapeStrip: "bottom safe area of a phone without a home button in landscape"
    case .fieldScroll: "a text field that begins editing scrolls itself into view"
    case .fieldTarget: "what it scrolls to: its row, or the row with its section's header or footer"
    case .tapOutside: "a tap on the table beside the fields resigns the field"
    case .cancelsTouches: "that tap selects no row (cancelsTouchesInView)"
    case .dismissMode: "how a drag dismisses the keyboard (keyboardDismissMode)"
    case .beginOrder: "didBeginEditing before keyboardWillShow, or after it"
    case .endOrder: "didEndEditing before keyboardWillHide, or after it"
    case .reposts: "a field that takes over an unchanged keyboard posts again"
    case .didShow: "didShow and didHide after 0.25 s, or when the spring has settled at 0.5 s"
    case .insetClamps: "a change of contentInset brings the offset into the new range at once"
    case .visibleArea: "scrollRectToVisible's view: the bounds less the adjusted inset, or all"
    case .controllerInset: "where a table view controller puts the keyboard's share"
    case .crossFade: "Prefer Cross-Fade Transitions: the keyboard hides to a zero frame"
    case .prediction: "the keyboard's row of predictions; iOS 8 could collapse it to 8 points"
    case .shortcutBar: "an iPad with a hardware keyboard shows its shortcut bar"
    case .hardwareFrame: "beside a hardware keyboard: the frame of the accessory bar, or a full one"
    case .view: "the phone at the terminal's top, as a picture after each command, or not at all"
    case .speed: "how many times as fast as on a phone movements are played"
    case .animation: "movements are played in a pinned view"
    case .speech: "each command says what VoiceOver would, in place of a picture"
    }
  }

  /// Whose word its default rests on.
  package var source: String {
    switch self {
    case .ios: "the newest version the device ran"
    case .underBars: "an app's choice; off here"
    case .inferredHeights: "number pads and the newest phones were not logged: sums stand in"
    case .landscapeStrip: "21 by Telegram, csl.cool and flutter_device_preview; 24 by two others"
    case .fieldScroll: "radar 20798351: since iOS 8"
    case .fieldTarget: "recent sources say the field; akisute.com saw the section's edges in 2011"
    case .tapOutside: "Scroll position, UITableViews, and You"
    case .cancelsTouches: "UIGestureRecognizer.h: the default is YES"
    case .dismissMode: "UIScrollView.h: the default is none"
    case .beginOrder: "three logs say before for a text field; the documentation lists it after"
    case .endOrder: "unsourced: the mirror of beginning"
    case .reposts: "radar 34432484: up to iOS 10"
    case .didShow: "unsourced: the nominal duration"
    case .insetClamps: "one source measured it; another says at the next gesture"
    case .visibleArea: "practice needs the inset counted; two re-implementations take the bounds"
    case .controllerInset: "content up to iOS 10, adjusted for apps linked on 11 and later"
    case .crossFade: "react-native 29974 and 31484; off unless the user chooses it"
    case .prediction: "on unless the user turns it off"
    case .shortcutBar: "inferred from a class name; newbe.dev saw no keyboard at all"
    case .hardwareFrame: "a log of an iPhone; stackoverflow 31991873 saw a whole one on an iPad"
    case .view: "auto: pinned on a terminal of 35 lines or more, inline on a smaller one"
    case .speed: "1: real time"
    case .animation: "on, because seeing it move is the point"
    case .speech: "off; on where ACCESSIBLE is set, or TERM is dumb"
    }
  }

  /// Whether it is about what is shown, not about the phone.
  var isOfView: Bool { [.view, .speed, .animation, .speech].contains(self) }

  /// Whether it changes the scene, so that the form is put on the phone anew.
  var isOfScene: Bool {
    switch self {
    case .ios, .underBars, .landscapeStrip, .inferredHeights: true
    default: false
    }
  }
}
