import Avoidance
import Forms
import Foundation
import Testing

@testable import Session
@testable import SessionCore

/// Tests stories, which repeat a session's commands as an animation.
@Suite struct StoryTests {
  private static func session(_ commands: String...) throws -> Session {
    var session = Session(try Form(contentsOf: Data(Form.builtInText.utf8), fileName: "test.yaml"))
    for command in commands { try session.run(command) }
    return session
  }

  /// Unless it is the whole story, it begins when the keyboard was last hidden before a movement.
  @Test("A story begins where the keyboard was last hidden") func sinceTheKeyboardWasDown() throws {
    let session = try Self.session("focus name", "dismiss", "focus zip", "next", "get clock")
    let story = session.story()
    #expect(story.steps.map(\.line) == ["focus zip", "next"])
    #expect(story.ending == session)
    #expect(!story.opening.phone.isKeyboardUp)
    let whole = session.story(isWhole: true)
    #expect(whole.steps.map(\.line) == ["focus name", "dismiss", "focus zip", "next"])
  }

  @Test("A story that ends with a dismissal begins with its focus")
  func dismissalIsToldWithItsFocus() throws {
    let story = try Self.session("focus name", "dismiss").story()
    #expect(story.steps.map(\.line) == ["focus name", "dismiss"])
  }

  @Test("A story leaves out undone steps") func undoneSteps() throws {
    let story = try Self.session("focus name", "undo", "focus zip").story()
    #expect(story.steps.map(\.line) == ["focus zip"])
  }

  /// A story with another strategy has the same steps, and ends as a session with that strategy.
  @Test("A story under another strategy repeats the same steps")
  func underAnotherStrategy() throws {
    let session = try Self.session("strategy none", "focus zip", "next")
    let other = try Self.session("strategy inset-top", "focus zip", "next")
    let story = session.story(under: other.strategy)
    #expect(story.steps.map(\.line) == ["focus zip", "next"])
    #expect(try story.ending["table.contentOffset.y"] == other["table.contentOffset.y"])
    #expect(try story.ending["active.clearance"] == other["active.clearance"])
    #expect(story.strategy.name == "inset-top")
  }

  /// A command that only chose a strategy is no step of a story.
  @Test("A story leaves out changes of strategy") func aChangeOfStrategyIsLeftOut() throws {
    let session = try Self.session("focus zip", "strategy inset-top")
    let story = session.story()
    #expect(story.steps.map(\.line) == ["focus zip"])
    #expect(try story.ending["active.frame"] == session["active.frame"])
  }

  /// A story begins with the device that was chosen last.
  @Test("A story begins after the device was chosen") func onItsDevice() throws {
    let session = try Self.session("focus zip", "dismiss", "device iphone-16", "focus name")
    let story = session.story(isWhole: true)
    #expect(story.steps.map(\.line) == ["focus name"])
  }

  /// `replay` chooses the log's device, and the story has that device from its beginning.
  ///
  /// The iPhone X has 375 × 812 points, so the keyboard's top is at 812 − 335.
  @Test("A story of a replay uses the log's device", arguments: [nil, "none"])
  func replayOnItsDevice(strategy: String?) throws {
    let log =
      "keyboardDidShow {\"duration\": 250, \"easing\": \"keyboard\", \"endCoordinates\": "
      + "{\"screenX\": 0, \"screenY\": 477, \"width\": 375, \"height\": 335}}\n"
    let form = try Form(contentsOf: Data(Form.builtInText.utf8), fileName: "test.yaml")
    var session = Session(form: form, files: MemoryFiles(["logs/rn.log": log]))
    for command in ["focus name", "type Ada", "replay logs/rn.log city"] {
      try session.run(command)
    }
    let story = session.story(under: strategy.flatMap(Strategy.named))
    #expect(story.steps.map(\.line) == ["replay logs/rn.log city"])
    #expect(story.steps.map(\.hasMoved) == [true])
    #expect(story.opening.phone.scene.device.name == "iphone-x")
    #expect(story.opening.value(ofRow: 0) == "Ada")
    #expect(story.opening.phone.keyboard.frame.model.minY == 812)
    #expect(story.ending.phone.keyboard.frame.model.minY == 477)
    #expect(
      story.logs == [Story.Log(name: "rn.log", source: .init(path: "logs/rn.log", text: log))])
  }

  @Test("A story leaves out secure values") func aSecureValueIsLeftOut() throws {
    let story = try Self.session("focus pin", "type 4711").story()
    #expect(story.steps.count == 2)
    #expect(!story.steps.map(\.line).joined().contains("4711"))
  }
}
