import AppSource
import Foundation
import Testing

@Suite struct PackageManifestTests {
  @Test(
    "The manifest's platforms give the first iOS version",
    arguments: [
      ("platforms: [.macOS(.v14), .iOS(.v17)],", 17), ("platforms: [.iOS( \"15.4\" )],", 15),
      ("platforms: [.iOS(.v13_1)]", 13), ("platforms: [.macOS(.v14)]", nil as Int?),
      ("// platforms: [.iOS(.v17)],\nname: \"A\"", nil),
    ])
  func minimum(text: String, version: Int?) {
    let manifest = PackageManifest(root: URL(filePath: "/"), text: text)
    #expect(manifest.minimumOS == version)
  }
}
