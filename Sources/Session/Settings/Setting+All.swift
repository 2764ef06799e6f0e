import Foundation
import Simulation

extension Setting {
  /// Every setting, in the order in which they are listed.
  package static let all: [Setting] = [
    state(
      "ios", .listed(((6...18) + [26]).map(String.init), as: "6 to 18, or 26"),
      "the version of iOS, of those that the device ran: all that UIKit does follows it",
      source: "the newest version up to 18 that the device ran, or 26"
    ) { "\($0.phone.scene.ios)" }.amongVersions { $0.phone.scene.device.versions },
    scene(
      "underBars", onOrOff,
      "the table runs under translucent bars (from iOS 7 on)",
      source: "edgesForExtendedLayout: the default is all edges",
      option: { $0.isUnderBars = $1 == "on" }
    ) { $0.options.isUnderBars.word },
    state(
      "contentInsetAdjustmentBehavior", .words(InsetAdjustment.allCases.map(\.rawValue)),
      "what of the safe area the table's adjusted inset holds",
      source: "automatic in UIKit (UIScrollView.h), never in React Native's ScrollView",
      option: { $0.insetAdjustment = InsetAdjustment(rawValue: $1) }
    ) { $0.phone.table.insetAdjustment.rawValue },
    scene(
      "additionalSafeAreaInsets", .insets,
      "what the table's controller adds to its safe area (from iOS 11 on)",
      source: "UIViewController: the default is none",
      option: { $0.additionalSafeArea = EdgeInsets(figures: $1) ?? .zero }
    ) { $0.options.additionalSafeArea.inFigures },
    scene(
      "estimatedRowHeight", .numbers(0...1000, such: ["0", "44"]),
      "what a row counts for until it is on the screen; 0 counts its own height",
      source: "UITableView.h: off where rows tell their heights, automaticDimension otherwise",
      option: { $0.estimatedRowHeight = Double($1).map { CGFloat($0) } ?? 0 }
    ) { $0.options.estimatedRowHeight.inWords },
    scene(
      "window", .window,
      "the app's window on an iPad's screen: Split View, Slide Over, Stage Manager",
      source: "full: the window is the screen; others from iOS 9 on",
      option: { $0.window = CGRect(figures: $1) }
    ) { $0.fillsScreen ? "full" : $0.windowFrame.inFigures },
    scene(
      "landscapeStrip", .words(["20", "21", "24"]),
      "bottom safe area of a phone without a home button in landscape",
      source: "21 by Telegram, csl.cool and flutter_device_preview; 24 by two others; 20 on iOS 26",
      option: { $0.landscapeStrip = Double($1).map { CGFloat($0) } }
    ) { $0.landscapeStrip.inWords },
    scene(
      "inferredHeights", onOrOff,
      "keyboard heights that are sums of measured parts count",
      source: "number pads and the newest phones were not logged: sums stand in",
      option: { $0.countsInferredHeights = $1 == "on" }
    ) { $0.options.countsInferredHeights.word },
    scene(
      "scrollView", .words((1...9).map(String.init)),
      "of an app's own scroll views that hold fields: the one that is the table",
      source: "the first one, until a field in another one is touched",
      option: { $0.scrollView = Int($1) ?? 1 }
    ) { "\($0.options.scrollView)" },
    flag(
      "fieldScroll", \.fieldScroll,
      "a text field that begins editing scrolls itself into view",
      source: "radar 20798351: since iOS 8"),
    choice(
      "fieldTarget", \.fieldTarget,
      "what it scrolls to: its row, or the row with its section's header or footer",
      source: "recent sources say the field; akisute.com saw the section's edges in 2011"),
    flag(
      "tapOutside", \.tapOutside,
      "a tap on the table beside the fields resigns the field",
      source: "Scroll position, UITableViews, and You"),
    flag(
      "cancelsTouches", \.cancelsTouches,
      "that tap selects no row (cancelsTouchesInView)",
      source: "UIGestureRecognizer.h: the default is YES"),
    choice(
      "dismissMode", \.dismissMode,
      "how a drag dismisses the keyboard (keyboardDismissMode)",
      source: "UIScrollView.h: the default is none"),
    choice(
      "beginOrder", \.beginOrder,
      "didBeginEditing before keyboardWillShow, or after it",
      source: "three logs say before for a text field; the documentation lists it after"),
    choice(
      "endOrder", \.endOrder,
      "didEndEditing before keyboardWillHide, or after it",
      source: "unsourced: the mirror of beginning"),
    flag(
      "reposts", \.reposts,
      "a field that takes over an unchanged keyboard posts again",
      source: "radar 34432484: up to iOS 10"),
    choice(
      "didShow", \.didShow,
      "didShow and didHide after 0.25 s, or when the spring has settled at 0.5 s",
      source: "unsourced: the nominal duration"),
    flag(
      "insetClamps", \.insetClamps,
      "a change of contentInset brings the offset into the new range at once",
      source: "one source measured it; another says at the next gesture"),
    choice(
      "visibleArea", \.visibleArea,
      "scrollRectToVisible's view: the bounds less the adjusted inset, or all",
      source: "practice needs the inset counted; two re-implementations take the bounds"),
    state(
      "tableController", onOrOff,
      "the table's own controller makes room too, beside the strategy (UITableViewController)",
      source: "off; radar 13984333: it cannot be turned off where there is one"
    ) { ($0.chosen("tableController") == "on").word },
    choice(
      "controllerInset", \.controllerInset,
      "where a table view controller puts the keyboard's share",
      source: "content up to iOS 10, adjusted for apps linked on 11 and later"),
    flag(
      "crossFade", \.crossFade,
      "Prefer Cross-Fade Transitions: the keyboard hides to a zero frame",
      source: "react-native 29974 and 31484; off unless the user chooses it"),
    choice(
      "prediction", \.prediction,
      "the keyboard's row of predictions; iOS 8 could collapse it to 8 points",
      source: "on unless the user turns it off"),
    flag(
      "shortcutBar", \.shortcutBar,
      "an iPad with a hardware keyboard shows its shortcut bar",
      source: "inferred from a class name; newbe.dev saw no keyboard at all"),
    flag(
      "restoresResponder", \.restoresResponder,
      "a screen that is back gives the keyboard back to the field that had it",
      source: "stackoverflow 23075747; seen after a swipe back that was called off"),
    choice(
      "hardwareFrame", \.hardwareFrame,
      "beside a hardware keyboard: the frame of the accessory bar, or a full one",
      source: "a log of an iPhone; stackoverflow 31991873 saw a whole one on an iPad"),
    view(
      "view", .words(Session.View.allCases.map(\.rawValue)), default: Session.View.auto.rawValue,
      "the phone beside the conversation, as a picture after each command, or not at all",
      source: "auto: pinned on a terminal of 24 lines or more, inline on a smaller one"),
    view(
      "speed", .numbers(0.25...10, such: ["0.25", "0.5", "1", "2", "4", "10"]), default: "1",
      "how many times as fast as on a phone movements are played",
      source: "1: real time"),
    view(
      "animation", onOrOff, default: "on",
      "movements are played in a pinned view",
      source: "on, because seeing it move is the point"),
    view(
      "speech", onOrOff, default: "off",
      "each command says what VoiceOver would, in place of a picture",
      source: "off; on where ACCESSIBLE is set, or TERM is dumb"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the setting of a name.
  package static func named(_ name: String) -> Setting? { byName[name] }
}
