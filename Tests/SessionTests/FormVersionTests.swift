import Forms
import Testing

@testable import Session

/// Tests that an iOS version that the device never ran is refused, also in a form.
@Suite struct FormVersionTests {
  private static let rows = "\nsections:\n  - rows:\n      - field: a\n"

  @Test("A form can't choose an iOS version its device never ran") func formWithDevice() throws {
    let error = #expect(throws: FormError.self) {
      try Form("device: iphone-16\nsettings:\n  ios: 12" + Self.rows)
    }
    #expect(error?.description.hasPrefix("form:3:8: error: iphone-16 never ran iOS 12; ") == true)
    #expect(try Form("device: iphone-x\nsettings: {ios: 12}" + Self.rows).settings.count == 1)
  }

  @Test("A form without a device is checked against the current one")
  func formWithoutDevice() throws {
    var stage = try Stage(files: MemoryFiles(["old.yaml": "settings: {ios: 7}" + Self.rows]))
    #expect(stage.output(of: "load old.yaml") == ["old.yaml: 1 field on iphone-5s"])
    try stage.run("device iphone-16")
    #expect(
      stage.output(of: "load old.yaml").first?
        .hasPrefix("error: old.yaml:1:17: iphone-16 never ran iOS 7; ") == true)
  }

  /// If a command chooses a device that never ran the form's version, the device's own is used.
  @Test("A device that never ran the form's iOS version uses its own")
  func deviceWithoutTheVersion() throws {
    let yaml = "device: iphone-5s\nsettings: {ios: 7}" + Self.rows
    var stage = try Stage(yaml: yaml)
    #expect(stage.session.versionNote == nil)
    #expect(
      stage.output(of: "device iphone-16").prefix(2) == [
        "iphone-16: 393 × 852, iOS 18", "iphone-16 never ran iOS 7; it has iOS 18 here",
      ])
    #expect(stage.output(of: "device iphone-6").count == 2)
    #expect(stage.session.versionNote == "iphone-6 never ran iOS 7; it has iOS 12 here")
    var session = try Session(form: Form(yaml), fileName: "form.yaml")
    try session.move(device: "iphone-16", orientation: nil, strategy: nil)
    #expect(session.versionNote == "iphone-16 never ran iOS 7; it has iOS 18 here")
  }
}
