import Session
import Testing

@testable import Drawing

/// The numbers beside the phone are those of `get`.
@Suite struct FiguresTests {
  /// In landscape iOS 7 turns its window; frames on the screen are not turned with it.
  @Test func landscapeKeyboardIsThatOfGet() throws {
    let stage = try Stage(
      commands: "device iphone-4s", "setting ios 7", "rotate landscape", "focus 1")
    let entries = Figures(Scenery(stage.session)).entries.compactMap(\.self)
    #expect(entries.first { $0.name == "keyboard" }?.value == "{{0, 158}, {480, 162}}")
    let frame = try ["x", "y", "width", "height"].map { try stage.session["keyboard.frame.\($0)"] }
    #expect(frame == [0, 158, 480, 162])
  }
}
