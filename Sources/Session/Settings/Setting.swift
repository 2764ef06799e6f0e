import Forms
import Foundation
import Simulation

/// A behaviour that a command can turn another way: its words, what it takes, and where it is kept.
///
/// To add one, make its value and put it into ``all``.
package struct Setting: Sendable {
  package let name: String
  /// What it is, in one line.
  package let summary: String
  /// Whose word its default rests on.
  package let source: String
  let subject: Subject
  private let takes: Domain
  /// Returns its value in a state.
  let value: @Sendable (State) -> String
  /// Returns the versions of iOS of which it is one; nil where it is something else.
  var versions: (@Sendable (State) -> ClosedRange<Int>)?
  /// Turns the phone's switch, where it is one.
  let turn: (@Sendable (inout Settings, String) -> Void)?
  /// Sets the scene's option, where it is one.
  let option: Option?

  /// How a value becomes an option of the scene.
  typealias Option = @Sendable (inout Scene.Options, String) -> Void

  /// What a setting is about.
  enum Subject: Sendable {
    /// How things are shown.
    case view
    /// The screen and its bars: the form is put on the phone again.
    case scene
    /// How the phone behaves.
    case phone
  }

  /// What a setting takes.
  enum Domain: Sendable {
    case words([String])
    /// Words that are worded in another way.
    case listed([String], as: String)
    /// Any number of a range, of which some are worth a suggestion.
    case numbers(ClosedRange<Double>, such: [String])
    /// Four numbers, of points.
    case insets
    /// Four numbers of points, or the whole screen.
    case window
  }

  /// The words it takes; of numbers those that are worth a suggestion.
  package var choices: [String] {
    switch takes {
    case .words(let words), .listed(let words, _), .numbers(_, let words): words
    case .insets: [EdgeInsets.zero.inFigures]
    case .window: ["full"]
    }
  }

  /// What it takes, in words.
  var domain: String {
    switch takes {
    case .words(let words): words.alternatives
    case .listed(_, let words): words
    case .numbers(let range, _): "\(range.lowerBound.inWords) to \(range.upperBound.inWords)"
    case .insets: "four numbers, top left bottom right"
    case .window: "full, or four numbers, x y width height"
    }
  }

  /// Whether it takes any number of a range, or several numbers.
  var isRange: Bool {
    switch takes {
    case .numbers, .insets, .window: true
    case .words, .listed: false
    }
  }

  /// Whether its value may be written as several words.
  var takesSeveralWords: Bool {
    switch takes {
    case .insets, .window: true
    case .words, .listed, .numbers: false
    }
  }

  /// Returns whether it can have that value.
  func admits(_ value: String) -> Bool {
    switch takes {
    case .words(let words), .listed(let words, _): words.contains(value)
    case .numbers(let range, _): Double(value).map(range.contains) ?? false
    case .insets: EdgeInsets(figures: value) != nil
    case .window: value == "full" || CGRect(figures: value) != nil
    }
  }

  /// Returns its value in a state as a program reads it: a switch as true or false, a number as one,
  /// insets or a frame with its members.
  func stateValue(in state: State) -> StateValue {
    let value = value(state)
    switch takes {
    case .insets: return EdgeInsets(figures: value)?.stateValue ?? .text(value)
    case .window: return CGRect(figures: value)?.stateValue ?? .text(value)
    case .words(let words) where words == ["on", "off"]: return .bool(value == "on")
    case .words, .listed, .numbers:
      return Double(value).map(StateValue.number) ?? .text(value)
    }
  }

  private init(
    _ name: String, _ subject: Subject, _ takes: Domain, _ summary: String, source: String,
    value: @escaping @Sendable (State) -> String,
    turn: (@Sendable (inout Settings, String) -> Void)? = nil, option: Option? = nil
  ) {
    self.name = name
    self.subject = subject
    self.takes = takes
    self.summary = summary
    self.source = source
    self.value = value
    self.turn = turn
    self.option = option
  }
}

extension Setting {
  /// A setting of the screen, which the scene tells.
  static func scene(
    _ name: String, _ takes: Domain, _ summary: String, source: String,
    option: @escaping Option, value: @escaping @Sendable (Scene) -> String
  ) -> Setting {
    state(name, takes, summary, source: source, option: option) { value($0.phone.scene) }
  }

  /// Returns the setting where it is a version of iOS, of those that the phone ran.
  func amongVersions(_ versions: @escaping @Sendable (State) -> ClosedRange<Int>) -> Setting {
    var setting = self
    setting.versions = versions
    return setting
  }

  /// A setting of the screen, which something else than the scene tells, or sets.
  static func state(
    _ name: String, _ takes: Domain, _ summary: String, source: String,
    option: Option? = nil, value: @escaping @Sendable (State) -> String
  ) -> Setting {
    Setting(name, .scene, takes, summary, source: source, value: value, option: option)
  }

  /// A setting of what is shown, which only its own value tells.
  static func view(
    _ name: String, _ takes: Domain, default value: String, _ summary: String, source: String
  ) -> Setting {
    Setting(name, .view, takes, summary, source: source) {
      let given = $0.chosen(name) ?? value
      return Double(given)?.inWords ?? given
    }
  }

  /// A switch of the phone.
  static func flag(
    _ name: String, _ path: WritableKeyPath<Settings, Bool> & Sendable, _ summary: String,
    source: String
  ) -> Setting {
    Setting(name, .phone, onOrOff, summary, source: source) {
      $0.phone.settings[keyPath: path].word
    } turn: {
      $0[keyPath: path] = $1 == "on"
    }
  }

  /// A behaviour of the phone with a few words.
  static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable, _ summary: String,
    source: String
  ) -> Setting {
    let words = Value.allCases.map(\.rawValue)
    return Setting(name, .phone, .words(words), summary, source: source) {
      $0.phone.settings[keyPath: path].rawValue
    } turn: {
      $0[keyPath: path] = Value(rawValue: $1) ?? $0[keyPath: path]
    }
  }

  static let onOrOff = Domain.words(["on", "off"])
}

extension Bool {
  /// The value as a command writes it.
  var word: String { self ? "on" : "off" }
}

extension CGRect {
  /// Creates a window's frame from four numbers with blanks or commas between them: x, y, width and
  /// height, the latter at least 100.
  init?(figures: String) {
    guard let numbers = EdgeInsets(figures: figures) else { return nil }
    guard numbers.bottom >= 100, numbers.right >= 100 else { return nil }
    self.init(x: numbers.top, y: numbers.left, width: numbers.bottom, height: numbers.right)
  }

  /// The four numbers as a command writes them.
  var inFigures: String { [minX, minY, width, height].map(\.inWords).joined(separator: " ") }
}

extension EdgeInsets {
  /// Creates insets from four numbers with blanks or commas between them: top, left, bottom, right.
  init?(figures: String) {
    let numbers = figures.split { $0 == " " || $0 == "," }.map { Double($0) }
    guard numbers.count == 4, let top = numbers[0], let left = numbers[1],
      let bottom = numbers[2], let right = numbers[3],
      numbers.allSatisfy({ abs($0 ?? .infinity) <= 5000 })
    else { return nil }
    self.init(
      top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }

  /// The four numbers as a command writes them.
  var inFigures: String {
    [top, left, bottom, right].map(\.inWords).joined(separator: " ")
  }
}
