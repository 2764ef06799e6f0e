import Documents
import Forms
import Simulation
import Testing

struct ModelNameTests {
  @Test(
    "A misspelled device suggests the nearest models, the newest of the family first",
    arguments: [
      ("iphone-99", "iphone-17 iphone-16 iphone-15"),
      ("iphone-18", "iphone-17 iphone-16 iphone-15"),
      ("iPhone SE", "iphone-se-3 iphone-se-2 iphone-se"),
      ("iphone-se2", "iphone-se-2 iphone-se-3 iphone-se"),
      ("iPhone 16 Pro", "iphone-16-pro iphone-16-pro-max iphone-17-pro"),
      ("iphone16promax", "iphone-16-pro-max"),
      ("iphone-17-max", "iphone-17-pro-max iphone-17 iphone-16-pro-max"),
      ("iphnoe-16", "iphone-16 iphone-16e iphone-16-plus"),
      ("iphone-12-min", "iphone-12-mini iphone-12 iphone-13-mini"),
      ("mini", "ipad-mini-7 iphone-13-mini ipad-mini-6"),
      ("ipad-99", "ipad-10 ipad-9 ipad-8"),
      ("nokia", ""),
      ("galaxy-9", ""),
      ("16", ""),
      ("", ""),
    ])
  func nearestModels(name: String, models: String) {
    let nearest = ModelName.nearest(to: name, among: Device.namesNewestFirst)
    #expect(nearest.joined(separator: " ") == models)
  }

  @Test("A form with an unknown device suggests the nearest model")
  func deviceOfForm() {
    let text = "form: A\ndevice: iPhone SE\nsections:\n- rows:\n  - field: a\n"
    let error = #expect(throws: FormError.self) { try form(text, fileName: "a.yaml") }
    #expect(
      error?.description
        == "a.yaml:2:9: error: form device must be one of 86 known names, not \"iPhone SE\"; "
        + "did you mean \"iphone-se-3\"?")
  }
}
