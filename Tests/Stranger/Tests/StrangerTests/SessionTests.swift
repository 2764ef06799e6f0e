import Formlift
import Foundation
import Testing

struct SessionTests {
  @Test("A session taps, types and drags")
  func tapTypeDrag() throws {
    var session = Session(try Stage.twenty())
    try session.run("tap f3")
    try session.type("abc")
    try session.run(#"set f4 "it's""#)
    try session.drag(by: -100)
    #expect(try session["table.contentOffset.y"] == 100)
    try session.tap(CGPoint(x: 8, y: 70))
    #expect(try session["keyboard.visible"] == false)
    #expect(try session["values.f3"] == "abc")
    #expect(try session["values.f4"] == "it's")
  }

  @Test("A held session shows a movement halfway")
  func midAnimation() throws {
    var session = Session(try Stage.twenty())
    try session.hold()
    try session.focus("f12")
    try session.advance(by: 0.125)
    let onTheWay = try #require(session.active).clearance
    #expect(onTheWay < 0)
    try session.settle()
    #expect(session.active?.clearance == 8)
  }

  @Test("Undoing every command gives the first session back")
  func undo() throws {
    var session = Session(try Stage.twenty())
    let before = session
    try session.focus("f12")
    try session.rotate(to: .landscapeLeft)
    try session.undo()
    try session.undo()
    #expect(session == before)
    #expect(session.active == nil)
  }

  @Test("A session runs on a phone of any size and turns")
  func otherPhone() throws {
    let form = try Stage.twenty()
    let small = Device(size: CGSize(width: 320, height: 480), keyboardHeight: 216)
    var session = try Session(form, on: small)
    try session.focus("f20")
    #expect(session.active?.frame.maxY == 256)
    try session.run("device ipad-9.7")
    try session.rotate(to: .upsideDown)
    #expect(try session["device.orientation"] == "upside-down")
  }

  @Test("A session runs any command and gives its answer")
  func anyCommand() throws {
    var session = Session(try Stage.twenty())
    #expect(try session.run("focus f12").notices.count == 1)
    #expect(try session.run("get active.clearance").answer == ["8"])
    let why = try session.run("why").answer
    #expect(why.last == "f12 is in view, 8 above the keyboard.")
    #expect(try session["active.field"] == "f12")
  }

  @Test("A failed expectation says what was expected and what was found")
  func expectations() throws {
    var session = Session(try Stage.twenty())
    try session.focus("f12")
    let error = #expect(throws: CommandError.self) {
      try session.run("expect active.clearance >= 10")
    }
    #expect(
      error?.localizedDescription
        == "expected active.clearance >= 10, but active.clearance is 8")
  }

  @Test("A picture shows the form's fields")
  func picture() throws {
    let picture = Picture(Session(try Stage.twenty()), columns: 60)
    #expect(picture.text.contains("Field 1"))
  }
}
