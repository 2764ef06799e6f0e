import Forms
import Testing

@testable import Session

/// A version of iOS that the device never ran is refused, also in a form.
@Suite struct FormVersionTests {
  private static let rows = "\nsections:\n  - rows:\n      - field: a\n"

  @Test func ofAFormWithADevice() throws {
    let error = #expect(throws: FormError.self) {
      try Form("device: iphone-16\nsettings:\n  ios: 12" + Self.rows)
    }
    #expect(error?.description.hasPrefix("form:3:8: error: iphone-16 never ran iOS 12; ") == true)
    #expect(try Form("device: iphone-x\nsettings: {ios: 12}" + Self.rows).settings.count == 1)
  }

  @Test func ofAFormThatTakesTheDeviceThereIs() throws {
    var stage = try Stage(files: MemoryFiles(["old.yaml": "settings: {ios: 7}" + Self.rows]))
    #expect(stage.output(of: "load old.yaml") == ["old.yaml: 1 field on iphone-5s"])
    try stage.run("device iphone-16")
    #expect(
      stage.output(of: "load old.yaml").first?
        .hasPrefix("error: old.yaml:1:17: iphone-16 never ran iOS 7; ") == true)
  }
}
