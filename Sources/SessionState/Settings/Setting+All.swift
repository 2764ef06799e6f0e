import Foundation
import Simulation
import TerminalText

extension Setting {
  /// The name of a setting that code refers to, in the order of the list of all settings.
  ///
  /// The switch in ``setting(of:)`` has no default, so each name must have a setting.
  package enum Name: String, CaseIterable {
    case ios, window, tableController, view, speed, animation, speech, mouse, theme
  }

  /// Returns the setting with a name that code refers to, for the list of all settings.
  private static func setting(of name: Name) -> Setting {
    switch name {
    case .ios: Setting(ios)
    case .window: Setting(window)
    case .tableController: Setting(tableController)
    case .view: Setting(view)
    case .speed: Setting(speed)
    case .animation: Setting(animation)
    case .speech: Setting(speech)
    case .mouse: Setting(mouse)
    case .theme: Setting(theme)
    }
  }

  package static let ios = TypedSetting<Int>(
    .ios, .place { $0.phone.scene.ios },
    .listed(Device.simulatedVersions, as: Device.simulatedVersions.alternatives),
    "the iOS version, one that the device ran; UIKit behaves like this version",
    source: "the newest up to 18, which is best measured, or else 26; nobody measured keyboards "
      + "of 27"
  ) { version, phone throws(CommandError) in
    let device = phone.scene.device
    guard !device.versions.contains(version) else { return }
    throw CommandError(
      .neverRan(device: device.name, version: version, versions: device.simulatedVersions))
  }

  // A smaller window would have no room for its bars.
  private static let smallestWindow: CGFloat = 100

  package static let window = TypedSetting<CGRect?>(
    .window,
    .scene({ $0.window = $1 }, value: { $0.scene.fillsScreen ? nil : $0.scene.windowFrame }),
    .window, "the app's window on an iPad's screen: Split View, Slide Over, Stage Manager",
    source: "full, the whole screen; other windows from iOS 9 on"
  ) { frame, phone throws(CommandError) in
    guard let frame else { return }
    guard phone.scene.device.screen.isPad else {
      throw CommandError(
        .phoneCannot(
          "an app on \(phone.scene.device.name) fills the screen", instead: State.aPad))
    }
    guard phone.scene.ios >= 9 else {
      throw CommandError(
        .phoneCannot("windows beside each other came with iOS 9", instead: "setting ios 9"))
    }
    let screen = phone.scene.device.size(in: phone.scene.orientation)
    let part = frame.part(in: CGRect(origin: .zero, size: screen))
    guard let part, min(part.width, part.height) >= smallestWindow else {
      let least = smallestWindow.inDigits
      throw CommandError(
        .wrong(
          argument: "window", given: frame.inFigures,
          wants: "at least \(least) by \(least) points on the screen of "
            + "\(screen.width.inDigits) by \(screen.height.inDigits)"))
    }
  }

  package static let tableController = TypedSetting<Bool>(
    .tableController, .place { $0.place.hasTableController }, .onOrOff,
    "a UITableViewController makes room too, in addition to the strategy",
    source: "off; with a table view controller it cannot be turned off (radar 13984333)")

  package static let view = TypedSetting<PhoneView>(
    .view, .view(usual: .auto), .cases,
    "how the phone is shown: pinned, inline after each command, or not at all",
    source: "auto, which is pinned on a terminal of 24 lines or more, inline on a smaller one")

  package static let speed = TypedSetting<Double>(
    .speed, .view(usual: 1), .numbers(0.25...10, such: [0.25, 0.5, 1, 2, 4, 10]),
    "the speed of movements, relative to a real phone",
    source: "1, real time")

  package static let animation = TypedSetting<Bool>(
    .animation, .view(usual: true), .onOrOff,
    "a pinned view plays movements",
    source: "on")

  package static let speech = TypedSetting<Bool>(
    .speech, .view(usual: false), .onOrOff,
    "each command prints what VoiceOver would say, instead of a picture",
    source: "off; on if ACCESSIBLE is set, or TERM is dumb")

  package static let mouse = TypedSetting<Bool>(
    .mouse, .view(usual: false), .onOrOff,
    "a click on the pinned phone is a tap, also at the prompt",
    source: "off, so that the terminal's own selection works")

  package static let theme = TypedSetting<Theme>(
    .theme, .view(usual: .auto), .cases,
    "the colors of pictures: for a light or a dark background, or as the terminal reports",
    source: "auto, which asks the terminal for its background, and is dark if it does not answer")
}

extension Setting {
  /// Every setting that the command `setting` can change, in the order of its output.
  ///
  /// Settings of the display come last.
  package static let all: [Setting] = {
    let named = Name.allCases.map(setting)
    return named.filter { $0.subject != .view } + others + named.filter { $0.subject == .view }
  }()

  /// The settings that no code refers to by name, because they only change the phone or its screen.
  private static let others: [Setting] = [
    scene(
      "underBars", \.isUnderBars, .onOrOff,
      "the table runs under translucent bars (from iOS 7 on)",
      source: "on, since edgesForExtendedLayout has all edges by default"),
    Setting(
      "contentInsetAdjustmentBehavior",
      .scene({ $0.insetAdjustment = $1 }, value: { $0.table.insetAdjustment }), .cases,
      "which parts of the safe area the table's adjusted inset includes",
      source: "automatic in UIKit (UIScrollView.h), never in React Native's ScrollView"),
    scene(
      "additionalSafeAreaInsets", \.additionalSafeArea, .insets,
      "insets that the table's controller adds to its safe area (from iOS 11 on)",
      source: "0 0 0 0, as in UIViewController"),
    scene(
      "estimatedRowHeight", \.estimatedRowHeight, .numbers(0...1000, such: [0, 44]),
      "a row's height until it is on the screen; 0 means its own height",
      source: "0; UITableView.h has automaticDimension for rows without a height"),
    Setting(
      "landscapeStrip",
      .scene({ $0.landscapeStrip = $1 }, value: { $0.scene.landscapeStrip }),
      .listed([20, 21, 24]),
      "bottom safe area of a phone without a home button in landscape",
      source:
        "21, and 20 on iOS 26; Telegram, csl.cool and flutter_device_preview have 21, two others 24"
    ),
    scene(
      "inferredHeights", \.countsInferredHeights, .onOrOff,
      "also use keyboard heights that are sums of measured parts",
      source: "on, because number pads and the newest phones were not logged"),
    scene(
      "scrollView", \.scrollView, .listed(Array(1...9)),
      "which scroll view of an app's own code counts as the table",
      source: "1, the first one with fields, until a field in another one is touched"),
    phone(
      "fieldScroll", \.fieldScroll, .onOrOff,
      "a text field that begins editing scrolls itself into view",
      source: "on since iOS 8 (radar 20798351)"),
    phone(
      "fieldTarget", \.fieldTarget, .cases,
      "what a text field scrolls to: its row, or the row with its section's header or footer",
      source: "row, as recent sources say; akisute.com saw the section's edges in 2011"),
    phone(
      "tapOutside", \.tapOutside, .onOrOff,
      "a tap on the table outside the fields resigns the field",
      source: "on, as in Scroll position, UITableViews, and You"),
    phone(
      "cancelsTouches", \.cancelsTouches, .onOrOff,
      "a tap outside the fields selects no row (cancelsTouchesInView)",
      source: "on, YES in UIGestureRecognizer.h"),
    phone(
      "dismissMode", \.dismissMode, .cases,
      "how a drag dismisses the keyboard (keyboardDismissMode)",
      source: "none, as in UIScrollView.h"),
    phone(
      "beginOrder", \.beginOrder, .cases,
      "didBeginEditing before keyboardWillShow, or after it",
      source: "observed, as in three logs of a text field; the documentation lists it "
        + "after"),
    phone(
      "endOrder", \.endOrder, .cases,
      "didEndEditing before keyboardWillHide, or after it",
      source: "didEndFirst, the reverse of the beginning; no source says it"),
    phone(
      "reposts", \.reposts, .onOrOff,
      "a new field with an unchanged keyboard posts the notifications again",
      source: "on up to iOS 10, then off (radar 34432484)"),
    phone(
      "didShow", \.didShow, .cases,
      "didShow and didHide after 0.25 s, or when the spring has settled at 0.5 s",
      source: "nominal; no source says it"),
    phone(
      "insetClamps", \.insetClamps, .onOrOff,
      "a change of contentInset clamps the offset to the new range at once",
      source: "on, as one source measured; another says at the next gesture"),
    phone(
      "visibleArea", \.visibleArea, .cases,
      "the area of scrollRectToVisible: the bounds minus the adjusted inset, or the whole bounds",
      source: "inset, as in practice; two re-implementations use the bounds"),
    phone(
      "controllerInset", \.controllerInset, .cases,
      "the inset to which a table view controller adds the keyboard",
      source: "content up to iOS 10, adjusted in apps built for iOS 11 or later"),
    phone(
      "crossFade", \.crossFade, .onOrOff,
      "Prefer Cross-Fade Transitions: the keyboard hides to a zero frame",
      source: "off unless the user chooses it (react-native 29974 and 31484)"),
    phone(
      "prediction", \.prediction, .cases,
      "the keyboard's row of predictions; iOS 8 could collapse it to 8 points",
      source: "on unless the user turns it off"),
    phone(
      "shortcutBar", \.shortcutBar, .onOrOff,
      "an iPad with a hardware keyboard shows the shortcut bar",
      source: "off, because newbe.dev saw no keyboard at all; a class name suggests the bar"),
    phone(
      "restoresResponder", \.restoresResponder, .onOrOff,
      "when a screen comes back, its field gets the keyboard again",
      source: "on (stackoverflow 23075747); seen after a canceled swipe back"),
    phone(
      "hardwareFrame", \.hardwareFrame, .cases,
      "the keyboard's frame with a hardware keyboard: the accessory bar's, or a full one",
      source: "accessory, from a log of an iPhone; stackoverflow 31991873 saw a full one on an "
        + "iPad"),
    phone(
      "layoutGuide", \.layoutGuide, .cases,
      "keyboardLayoutGuide follows the docked keyboard, or stays at the bottom",
      source: "follows; one team saw it stay in betas of iOS 27 (cmux 9958 and 10810)"),
    phone(
      "didFrames", \.didFrames, .cases,
      "the end frames of did notifications: current, or stale (from before the movement)",
      source: "current; one team found them wrong in betas of iOS 27 (cmux 10518 and 10810)"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the setting with a name, or nil if there is no such setting.
  package static func named(_ name: String) -> Setting? { byName[name] }
}

extension Setting {
  /// Creates a setting that changes an option of the simulated phone's screen, such as its bars.
  ///
  /// `domain` is the set of accepted values. `source` says where the default value comes from.
  private static func scene<Value>(
    _ name: String, _ path: WritableKeyPath<Scene.Options, Value> & Sendable,
    _ domain: SettingDomain<Value>, _ summary: String, source: String
  ) -> Setting {
    Setting(
      name, .scene({ $0[keyPath: path] = $1 }, value: { $0.scene.options[keyPath: path] }), domain,
      summary, source: source)
  }

  /// Creates a setting that changes a behavior of the simulated phone.
  ///
  /// `domain` is the set of accepted values. `source` says where the default value comes from.
  private static func phone<Value>(
    _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable,
    _ domain: SettingDomain<Value>, _ summary: String, source: String
  ) -> Setting {
    Setting(name, .phone(path), domain, summary, source: source)
  }
}
