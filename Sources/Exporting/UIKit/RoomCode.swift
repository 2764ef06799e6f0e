import Avoidance

/// The lines of exported code that make room for the keyboard, and remove the room again.
package struct RoomCode: Sendable {
  package var properties: [String] = []
  package let show: [String]
  /// The lines of code for each way to handle the keyboard's hiding.
  package let hides: KeyValuePairs<Hide, HideCode>

  /// The lines that run when the keyboard hides, and the properties that they need.
  package struct HideCode: Sendable, ExpressibleByArrayLiteral {
    package let lines: [String]
    package var properties: [String] = []
    /// The lines of exported code that save values such as insets, to restore them on hide.
    ///
    /// They run before the code makes room for the keyboard.
    package var remember: [String] = []

    package init(_ lines: [String], properties: [String] = [], remember: [String] = []) {
      self.lines = lines
      self.properties = properties
      self.remember = remember
    }

    package init(arrayLiteral lines: String...) { self.init(lines) }
  }

  package static let all: KeyValuePairs<Room, RoomCode> = [
    .none: RoomCode(
      show: [], hides: [.none: [], .mirror: [], .saved: [], .zero: HideCode(setInsets("0"))]),
    .insetOverlap: inset(
      [
        "let overlap = tableView.convert(keyboard.end, from: nil).intersection(tableView.bounds)",
        "if !overlap.isNull {",
      ] + setInsets("overlap.height").map { "  \($0)" } + ["}"]),
    .insetHeight: inset(setInsets("keyboard.end.height")),
    .insetBeginHeight: inset(setInsets("keyboard.begin.height")),
    .frameHeight: frame([
      "// Converted the wrong way round, as in the article; only the height counts.",
      "let height = tableView.superview?.convert(keyboard.end, to: nil).height ?? 0",
      "let room = tableView.superview?.bounds.height ?? 0",
      "tableView.frame.size.height = max(0, room - height)",
    ]),
    .frameToKeyboard: frame([
      "let top = tableView.convert(keyboard.end, from: nil).minY - tableView.bounds.minY",
      "let greatest = self.firstFrame?.height ?? 0",
      "tableView.frame.size.height = max(0, min(greatest, top))",
    ]),
    .viewHeight: RoomCode(
      show: [
        "guard let view = tableView.superview else { return }",
        "view.frame.size.height = max(0, view.convert(keyboard.end, from: nil).minY)",
      ],
      hides: [
        .none: [],
        // Saved at every show, so a second show saves the reduced height.
        .saved: restoredHeight(["self.savedHeight = tableView.superview?.frame.height"]),
        .mirror: restoredHeight([
          "if self.savedHeight == nil { self.savedHeight = tableView.superview?.frame.height }"
        ]),
      ]),
  ]

  private static func restoredHeight(_ remember: [String]) -> HideCode {
    HideCode(
      [
        "if let height = self.savedHeight { tableView.superview?.frame.size.height = height }",
        "self.savedHeight = nil",
      ], properties: ["private var savedHeight: CGFloat?"], remember: remember)
  }

  /// Returns the code that makes room by the insets of content and scroll indicators.
  ///
  /// `show` are the lines that make room.
  private static func inset(_ show: [String]) -> RoomCode {
    let saved = HideCode(
      [
        "guard let first = self.firstInsets else { return }",
        "tableView.contentInset = first.content",
        "tableView.verticalScrollIndicatorInsets = first.indicators",
        "self.firstInsets = nil",
      ],
      properties: [
        "private var firstInsets: (content: UIEdgeInsets, indicators: UIEdgeInsets)?"
      ],
      remember: [
        "if self.firstInsets == nil {",
        "  self.firstInsets = (tableView.contentInset, tableView.verticalScrollIndicatorInsets)",
        "}",
      ])
    let zero = HideCode(setInsets("0"))
    return RoomCode(show: show, hides: [.none: [], .zero: zero, .mirror: zero, .saved: saved])
  }

  private static func setInsets(_ bottom: String) -> [String] {
    [
      bottom == "0"
        ? "let insets = UIEdgeInsets.zero"
        : "let insets = UIEdgeInsets(top: 0, left: 0, bottom: \(bottom), right: 0)",
      "tableView.contentInset = insets", "tableView.verticalScrollIndicatorInsets = insets",
    ]
  }

  /// Returns the code that makes room by a smaller frame of the table; `show` are its lines.
  private static func frame(_ show: [String]) -> RoomCode {
    let restored: HideCode = [
      "if let first = self.firstFrame { tableView.frame = first }", "self.firstFrame = nil",
    ]
    return RoomCode(
      properties: ["private var firstFrame: CGRect?"],
      show: ["if self.firstFrame == nil { self.firstFrame = tableView.frame }"] + show,
      hides: [.none: ["self.firstFrame = nil"], .mirror: restored, .saved: restored])
  }
}
