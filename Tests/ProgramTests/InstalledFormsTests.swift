import Foundation
import Testing

@testable import AppCode
@testable import Terminal

/// Tests that an installed program finds the example forms beside it.
@Suite struct InstalledFormsTests {
  @Test("An installed form is found by its name, wherever the user looked for it") func path()
    throws
  {
    let folder = try TemporaryFolder()
    for path in ["lib/formlift", "share/formlift/forms"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    let form = try folder.file("share/formlift/forms/player.yaml", "")
    let forms = InstalledForms(ofProgram: "\(folder.path)/lib/formlift/formlift")
    #expect(forms.path(of: "player.yaml") == form)
    #expect(forms.path(of: "forms/player.yaml") == form)
    #expect(forms.path(of: "nosuch.yaml") == nil)
    #expect(forms.path(of: "") == nil)
  }
}
