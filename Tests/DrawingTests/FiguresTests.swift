import Session
import Testing

@testable import Drawing

/// Tests that the figures beside the phone equal what `get` prints.
@Suite struct FiguresTests {
  /// On iOS 7 the window stays upright in landscape; the frame is in the turned screen's
  /// coordinates.
  @Test("The panel shows the same keyboard frame as `get keyboard.frame`")
  func landscapeKeyboard() throws {
    let stage = try Stage(
      commands: "device iphone-4s", "setting ios 7", "rotate landscape", "focus 1")
    let entries = Figures(ScreenScene(stage.session)).lines.compactMap(\.self)
    #expect(entries.first { $0.name == "keyboard" }?.value == "{{0, 158}, {480, 162}}")
    let frame = try ["x", "y", "width", "height"].map { try stage.session["keyboard.frame.\($0)"] }
    #expect(frame == [0, 158, 480, 162])
  }

  /// While something moves, a figure changes sixty times a second, so it is rounded to a point.
  ///
  /// The row ends at 571.5 of the screen without scrolling; UIKit brings it above the previous
  /// field's keyboard, whose top is at 315. Back at the first field, the table has scrolled to -8.5
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

  /// With every figure and a legend of two lines, blank lines between figures are left out.
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
