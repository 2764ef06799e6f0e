import Session
import Testing

@testable import Drawing

/// The numbers beside the phone are those of `get`.
@Suite struct FiguresTests {
  /// In landscape iOS 7 turns its window, but not frames on the screen.
  @Test("The panel shows the same keyboard frame as `get keyboard.frame`")
  func landscapeKeyboard() throws {
    let stage = try Stage(
      commands: "device iphone-4s", "setting ios 7", "rotate landscape", "focus 1")
    let entries = Figures(ScreenScene(stage.session)).lines.compactMap(\.self)
    #expect(entries.first { $0.name == "keyboard" }?.value == "{{0, 158}, {480, 162}}")
    let frame = try ["x", "y", "width", "height"].map { try stage.session["keyboard.frame.\($0)"] }
    #expect(frame == [0, 158, 480, 162])
  }

  /// A number that changes sixty times a second is read to the point.
  ///
  /// The row ends at 571.5 of the screen without scrolling; UIKit brings it above the keyboard of
  /// the field before, which stands at y 315. Back at the first field, the table has scrolled to -8.5
  /// at once, while the keyboards change places.
  @Test("Figures are whole points while something moves")
  func wholePoints() throws {
    var stage = try Stage(commands: "focus name")
    try stage.run("focus zip")
    let playback = try #require(stage.session.playback)
    let moving = offset(of: playback.session(at: 0.125))
    #expect(moving?.contains(".") == false)
    #expect(offset(of: stage.session) == "192.5")
    try stage.run("hold on")
    try stage.run("focus name")
    try stage.run("step 0.125")
    #expect(offset(of: stage.session) == "-9")
    #expect(try stage.session["table.contentOffset.y"] == -8.5)
    try stage.run("step 1")
    #expect(offset(of: stage.session) == "-8.5")
  }

  /// The map's legend has two lines; the blank ones between figures are left out where they must.
  @Test("The panel has a line for every figure that a form can have")
  func mostFigures() throws {
    let stage = try Stage(
      """
      form: Nested
      device: iphone-5s
      containers: [{contentSize: [0, 900]}]
      table: {frame: [0, 300, 320, 440]}
      sections: [{rows: [{field: a}, {field: b}]}]
      """, "focus b")
    let entries = Figures(ScreenScene(stage.session)).lines.compactMap(\.self)
    #expect(entries.contains { $0.name == "around it" })
    #expect(entries.count + 2 <= Figures.greatestLineCount)
  }

  private func offset(of session: Session) -> String? {
    Figures(ScreenScene(session)).lines.compactMap(\.self).first { $0.name == "offset" }?.value
  }
}
