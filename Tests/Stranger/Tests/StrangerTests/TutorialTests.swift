import Formlift
import Foundation
import Testing

/// Tests the steps of the tutorial in their order.
struct SignUpTests {
  let definition = """
    form: Sign up
    sections:
      - rows:
          - text: What becomes of your address, on half a page.
            height: 480
          - field: zip
            label: ZIP
            keyboard: number-pad
          - field: city
            label: City
    """

  @Test("The tutorial's ZIP field ends 8 points above the keyboard")
  func zipIsClear() throws {
    let form = try Form(definition)
    var session = Session(form)
    try session.focus("zip")
    #expect(session.active?.clearance == 8)
  }

  @Test(
    "The ZIP field is fully visible on every device in both orientations", arguments: Device.all,
    [Orientation.portrait, .landscapeLeft])
  func zipIsVisible(device: Device, orientation: Orientation) throws {
    var session = try Session(Form(definition), on: device, orientation: orientation)
    try session.focus("zip")
    #expect(session.active?.visibleShare == 1)
  }

  @Test("Dismissing the keyboard gives the inset back and keeps the value")
  func roomIsRestored() throws {
    var session = Session(try Form(definition))
    try session.focus("zip")
    try session.type("90210")
    try session.tapOutside()
    #expect(session.active == nil)
    #expect(try session["table.contentInset.bottom"] == 0)
    #expect(try session["values.zip"] == "90210")
  }

  @Test("A strategy of one's own shows the ZIP field")
  func ownStrategy() throws {
    var session = Session(try Form(definition))
    try session.choose(StrategyTests.centred())
    try session.focus("zip")
    #expect(session.active?.visibleShare == 1)
    #expect(try session.run("why").answer.last?.hasPrefix("zip is in view") == true)
  }
}
