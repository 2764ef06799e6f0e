import Foundation
import Simulation
import Testing

@testable import Forms

/// Tests the keys that make a form's screen a sheet or another presentation.
@Suite struct PresentationKeysTests {
  func form(_ head: String) throws -> Form {
    let text = head + "\nsections:\n  - rows: [{field: a}, {field: b, height: 60}]\n"
    return try Form(contentsOf: Data(text.utf8), fileName: "f.yaml", vocabulary: vocabulary)
  }

  @Test("A form can be presented as a sheet with detents") func sheet() throws {
    let form = try form("presentation: page-sheet\ndetents: [medium, large]\ntabBar: true")
    #expect(form.presentation == .pageSheet)
    #expect(form.detents == [.medium, .large])
    #expect(form.chrome == Chrome(hasNavigationBar: true, hasTabBar: true))
  }

  @Test(
    "Wrong presentation keys give place and reason",
    arguments: [
      (
        "presentation: sheet",
        "f.yaml:1:15: error: form presentation must be fullScreen, pageSheet, formSheet, popover or "
          + "alert, not \"sheet\""
      ),
      (
        "presentation: pageSheet\ndetents: [middle]",
        "f.yaml:2:11: error: form detents must be medium or large, not \"middle\""
      ),
      (
        "presentation: pageSheet\ndetents: []",
        "f.yaml:2:10: error: form detents must not be empty"
      ),
      (
        "detents: [medium]", "f.yaml:1:10: error: a form with detents needs \"presentation\""
      ),
      (
        "presentation: formSheet\ncontainers: [{sheet: true}]",
        "f.yaml:1:15: error: a form has either \"presentation\" or \"sheet\", not both"
      ),
      (
        "device: iphone-16\nsettings: {ios: 6}",
        "f.yaml:2:17: error: iphone-16 never ran iOS 6; try 18, 26 or 27"
      ),
    ])
  func errors(head: String, message: String) throws {
    let error = #expect(throws: FormError.self) { try form(head) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}

extension PresentationKeysTests {
  @Test("A form can have a window") func window() throws {
    #expect(
      try form("window: [512, 0, 512, 768]").window
        == CGRect(x: 512, y: 0, width: 512, height: 768))
  }

  @Test(
    "A wrong window gives place and reason",
    arguments: [
      (
        "window: [0, 0, 50, 768]",
        "f.yaml:1:16: error: width of form window must be a number above 99, not 50"
      ),
      (
        "device: iphone-16\nwindow: [0, 0, 200, 300]",
        "f.yaml:2:9: error: an app on iphone-16 fills the screen; only an iPad has windows"
      ),
    ])
  func windowErrors(head: String, message: String) throws {
    let error = #expect(throws: FormError.self) { try form(head) }
    #expect(error?.description == message)
  }
}
