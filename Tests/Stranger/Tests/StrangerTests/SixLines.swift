import Formlift
import Foundation
import Testing

/// Tests the code that the README shows.
struct SixLines {
  let url = Stage.forms.appending(path: "player.yaml")

  @Test("The README's six lines compile and pass")
  func zipIsClear() throws {
    let form = try Form(contentsOf: Data(contentsOf: url), fileName: "player.yaml")
    var session = Session(form)
    try session.focus("zip")
    #expect(session.active?.clearance == 8)
  }

  @Test("The README's loop over every phone compiles and passes")
  func zipIsClearOnEveryPhone() throws {
    let form = try Form(contentsOf: Data(contentsOf: url), fileName: "player.yaml")
    for device in Device.all {
      var session = try Session(form, on: device)
      try session.focus("zip")
      #expect(session.active?.visibleShare == 1, "\(device.name)")
    }
  }
}
