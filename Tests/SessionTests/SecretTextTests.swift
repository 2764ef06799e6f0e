import Foundation
import Testing

@testable import Session

/// Tests `SecretText`, the memory in which secure values are stored.
@Suite struct SecretTextTests {
  @Test(
    "Secret text keeps its text and compares by it", arguments: ["", "8063", "Grüße 👍🏽", "a\0b"])
  func keepsText(text: String) {
    #expect(SecretText(text).text == text)
    #expect(SecretText(text) == SecretText(text))
    #expect(SecretText(text) != SecretText(text + "x"))
  }

  @Test("Undo and redo restore secure values") func undoGivesItBack() throws {
    var stage = try Stage("player.yaml", after: ["set pin 8063", "set pin 7154"])
    #expect(stage.session.value(ofRow: 11) == "7154")
    try stage.run("undo")
    #expect(stage.session.value(ofRow: 11) == "8063")
    try stage.run(["redo", "set pin ''"])
    #expect(stage.session.value(ofRow: 11) == "")
  }

  @Test("A secret's memory is overwritten with zeros") func memoryIsWiped() {
    var bytes = Array("8063".utf8)
    bytes.withUnsafeMutableBytes(SecretText.wipe)
    #expect(bytes == [0, 0, 0, 0])
  }
}
