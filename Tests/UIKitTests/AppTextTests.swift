import Testing
import UIKit

/// Tests the texts that apps of today make with Foundation and UIKit.
@MainActor @Suite struct AppTextTests {
  @Test("A localized text keeps the source's words and its values") func localized() {
    #expect(String(localized: "Pay \(2) of \("ten")", comment: "Button") == "Pay 2 of ten")
    #expect(String(localized: "pay.title", defaultValue: "Pay \(2)") == "Pay 2")
    let resource: LocalizedStringResource = "Pay \(2.5, specifier: "%.2f")"
    #expect(String(localized: resource) == "Pay 2.50")
    #expect(resource.key == "Pay 2.50")
  }

  @Test("An attributed text keeps its fonts between UIKit and Foundation") func attributed() {
    var text = AttributedString("Total ")
    var price = AttributedString("5")
    price.font = .boldSystemFont(ofSize: 20)
    price.foregroundColor = .red
    text.append(price)
    let shown = NSAttributedString(text)
    #expect(shown.string == "Total 5")
    let font = shown.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
    #expect(AttributedString(shown).runs.compactMap(\.font?.pointSize) == [20])
  }

  @Test(
    "Markdown shows its words without signs",
    arguments: [
      ("**b** and *i*", "b and i"), ("[terms](https://a.b)", "terms"), ("2 * 3", "2 * 3"),
    ])
  func markdown(source: String, words: String) throws {
    #expect(String(try AttributedString(markdown: source).characters) == words)
  }

  @Test("Formatters word times and durations") func formatters() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let relative = RelativeDateTimeFormatter()
    #expect(
      relative.localizedString(for: start, relativeTo: start.addingTimeInterval(7200))
        == "2 hours ago")
    let components = DateComponentsFormatter()
    #expect(components.string(from: 65) == "1:05")
    #expect(components.string(from: 3725) == "1:02:05")
    components.unitsStyle = .short
    components.allowedUnits = [.hour, .minute]
    #expect(components.string(from: 3725) == "1 hr, 2 min")
  }

  @Test("A log message formats its numbers") func logged() {
    let message: OSLogMessage = "\(255, format: .hex) \(0.5, format: .fixed(precision: 2))"
    #expect(message.text == "ff 0.50")
  }

  @Test("A section snapshot shows the items below expanded ones") func outline() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["All", "Ward"])
    snapshot.append(["Room 1", "Room 2"], to: "All")
    snapshot.append(["Bed"], to: "Room 2")
    #expect(snapshot.items == ["All", "Room 1", "Room 2", "Bed", "Ward"])
    #expect(snapshot.visibleItems == ["All", "Ward"])
    snapshot.expand(["All", "Room 2"])
    #expect(snapshot.visibleItems == ["All", "Room 1", "Room 2", "Bed", "Ward"])
    #expect(snapshot.level(of: "Bed") == 2)
    snapshot.collapse(["All"])
    #expect(snapshot.visibleItems == ["All", "Ward"])
    snapshot.delete(["Room 2"])
    #expect(snapshot.items == ["All", "Room 1", "Ward"])
  }
}
