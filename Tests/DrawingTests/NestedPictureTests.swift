import Testing

@testable import Drawing

/// Tests pictures of forms that also have other views, such as a docked bar or an enclosing sheet.
@Suite struct NestedPictureTests {
  private static let withBar = """
    form: Chat
    style: plain
    device: iphone-5s
    bar: {field: message, placeholder: Write, height: 41}
    sections: [{rows: [{text: One}, {text: Two}]}]
    """

  private func lines(_ stage: Stage, of height: Int = 24) -> [String] {
    stage.picture(lines: height).text.split(separator: "\n").map(String.init)
  }

  /// The bar's upper edge and its field are the last two lines of the screen.
  @Test("A docked bar is drawn at the bottom of the screen")
  func barAtBottom() throws {
    let lines = try lines(Stage(Self.withBar), of: 28)
    let bar = try #require(lines.firstIndex { $0.contains("‹Write›") })
    #expect(lines[bar - 1].hasPrefix("├──"))
    #expect(lines[bar + 1].hasPrefix("╰──"))
    #expect(lines.contains { $0.contains("its bar alone") })
  }

  /// In a picture of 22 lines the bar has one line, which shows its field instead of its edge.
  @Test("A docked bar of one line has no edge")
  func oneLineBar() throws {
    let lines = try lines(Stage(Self.withBar), of: 22)
    let bar = try #require(lines.firstIndex { $0.contains("‹Write›") })
    #expect(!lines[bar - 1].hasPrefix("├──"))
    #expect(lines[bar + 1].hasPrefix("╰──"))
  }

  /// Above the keyboard, the bar shows the typed text and the caret; the figures name its field.
  @Test("A docked bar moves up with the keyboard")
  func barAboveKeyboard() throws {
    let lines = try lines(Stage(Self.withBar, "focus message", "type Hi"))
    let bar = try #require(lines.firstIndex { $0.contains("Hi▏") })
    let keys = try #require(lines.firstIndex { $0.contains("q  w  e  r") })
    #expect(bar < keys)
    #expect(lines.contains { $0.contains("message, in the bar") })
  }

  /// The title is in the sheet's navigation bar and no longer in the one behind the sheet.
  @Test("A sheet shows the form's title")
  func sheetTitle() throws {
    let lines = try lines(
      Stage(
        """
        form: Card
        device: ipad-9.7
        containers: [{sheet: true, navigationBar: true}]
        sections: [{rows: [{field: a, label: First}]}]
        """))
    #expect(lines.filter { $0.contains("Card") }.count == 1)
    let title = try #require(lines.first { $0.contains("Card") })
    #expect(title.hasPrefix("│░░░"))
    let row = try #require(lines.first { $0.contains("First") })
    #expect(row.hasPrefix("│░░░"))
  }
}
