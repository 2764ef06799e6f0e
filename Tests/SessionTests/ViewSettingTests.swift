import Forms
import Foundation
import Session
import Testing

@Suite struct ViewSettingTests {
  private var session: Session

  init() throws {
    session = Session(
      form: try Form.builtIn(), fileName: Form.builtInName, files: MemoryFiles())
  }

  private mutating func run(_ line: String) throws -> [String] {
    try session.run(line).answer
  }

  @Test("View settings have their defaults") mutating func defaults() throws {
    #expect(try run("setting view") == ["auto"])
    #expect(try run("setting speed") == ["1"])
    #expect(try run("setting animation") == ["on"])
  }

  @Test("View settings stay after reload, and undo reverts them")
  mutating func valuesStay() throws {
    for line in ["setting view pinned", "setting speed 0.25", "setting animation off", "reload"] {
      _ = try run(line)
    }
    #expect(session.view == .pinned)
    #expect(session.speed == 0.25)
    #expect(!session.isAnimated)
    _ = try run("undo 2")
    #expect(session.isAnimated)
  }

  /// The keyboard of the active field stays as it is.
  @Test("A view setting doesn't change the phone") mutating func phoneIsUnchanged() throws {
    _ = try run("focus zip")
    let phone = session.phone
    _ = try run("setting speed 2")
    #expect(session.phone.presented.keyboard == phone.presented.keyboard)
    #expect(session.phone.events.isEmpty)
  }

  @Test(
    "View settings reject invalid values",
    arguments: [
      ("setting speed 0.2", "speed must be 0.25 to 10, not \"0.2\""),
      ("setting speed 10.5", "speed must be 0.25 to 10, not \"10.5\""),
      ("setting speed nan", "speed must be 0.25 to 10, not \"nan\""),
      ("setting speed fast", "speed must be 0.25 to 10, not \"fast\""),
      (
        "setting view pined",
        "view must be auto, pinned, inline or off, not \"pined\"; did you mean \"pinned\"?"
      ),
    ])
  func invalidValues(line: String, message: String) throws {
    var copy = self
    let error = #expect(throws: CommandError.self) { _ = try copy.run(line) }
    #expect(error?.message == message)
  }
}
