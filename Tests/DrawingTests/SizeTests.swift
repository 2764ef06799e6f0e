import Foundation
import Simulation
import TerminalText
import Testing

@testable import Drawing

/// Checks what holds for every picture, whatever the phone and the size of the terminal.
@Suite struct SizeTests {
  private static let sizes = [
    (1, 1), (39, 22), (40, 12), (60, 20), (80, 22), (120, 38), (200, 58),
  ]

  private static var oneDeviceOfEachScreen: [String] {
    var seen: Set<String> = []
    return Device.all.filter { seen.insert($0.screen.name).inserted }.map(\.name)
  }

  @Test(
    "A picture fits its terminal and shows the active row on every screen",
    arguments: oneDeviceOfEachScreen)
  func pictureFitsAndShowsTheActiveRow(_ device: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var stage = try Stage(Self.form, "device \(device)", "rotate \(orientation.rawValue)")
      try check(stage, hasActiveRow: false)
      try stage.run("focus zip")
      try check(stage, hasActiveRow: stage.isActiveRowHalfVisible)
      try stage.run("strategy none")
      try check(stage, hasActiveRow: stage.isActiveRowHalfVisible)
    }
  }

  @Test(
    "Extreme sizes are drawn without errors",
    arguments: [
      "device 100x100 keyboard=90", "device 4000x100 keyboard=50", "device 100x4000 keyboard=3999",
      "frame 0 0 0 0", "frame -100 -100 1000000 1000000", "frame 300 500 10 10",
      "frame 100 100 50 300",
      "scroll to 1000000", "scroll to -1000000", "inset 1000000 0 1000000 0", "inset -500 0 -500 0",
    ])
  func nothingIsTooOddToBeDrawn(_ command: String) throws {
    try check(Stage(Self.form, command), hasActiveRow: false)
    try check(Stage(Self.form, "focus zip", command), hasActiveRow: false)
  }

  private func check(_ stage: Stage, hasActiveRow: Bool) throws {
    for (columns, lines) in Self.sizes {
      let picture = stage.picture(columns: columns, lines: lines)
      let isSmall = columns < 40 || lines < 12
      for text in [picture.text, picture.map] {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(text.hasSuffix("\n"))
        #expect(rows.count - 1 <= lines)
        #expect(rows.allSatisfy { TextColumns.of(String($0)) <= columns })
      }
      if hasActiveRow, !isSmall {
        #expect(picture.text.contains("▌ ZIP"))
        #expect(picture.text.contains("漢字漢字▏"))
      }
    }
  }

  /// A form whose rows have many heights, one of them with a value of wide characters.
  private static let form = """
    form: Sizes
    tabBar: true
    sections:
      - header: First
        rows: [{field: a, height: 20}, {field: b, height: 130}, {text: words, height: 88}]
      - header: Second
        footer: Some words below.
        rows:
          - {field: c}
          - {field: d}
          - {field: zip, label: ZIP, value: 漢字漢字漢字漢字漢字漢字漢字}
          - {field: e, height: 300}
    """
}

extension Stage {
  fileprivate var isActiveRowHalfVisible: Bool {
    let phone = session.phone
    return phone.firstResponder.map { phone.visibleShare(ofRow: $0) >= 0.5 } ?? false
  }
}
