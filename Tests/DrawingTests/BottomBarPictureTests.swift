import Foundation
import Testing

@testable import Drawing

/// Tests how pictures show the bar at the bottom, menus, and keyboards of each iOS design.
@Suite struct BottomBarPictureTests {
  private static func form(_ bar: String) -> String {
    """
    form: Pay
    device: iphone-16
    strategy: least-motion
    \(bar)
    sections:
      - rows:
          - {field: user, label: User, contentType: username}
          - {field: password, label: Password, secure: true}
          - {field: country, label: Country, kind: menu, options: [Canada, Mexico], value: Mexico}
          - {field: note, label: Note}
    """
  }

  /// Runs commands on a form with `bar`, and returns the picture's lines without the frame.
  private func screen(_ bar: String, _ commands: String...) throws -> [String] {
    var stage = try Stage(Self.form(bar))
    for command in commands { try stage.run(command) }
    let lines = stage.picture().text.split(separator: "\n").dropFirst().dropLast()
    return lines.map { line in
      line.dropFirst().prefix(30).split(separator: " ").joined(separator: " ")
    }
  }

  @Test("The bar stands above the home indicator")
  func atRest() throws {
    let lines = try screen("bottomBar: {text: Pay now}")
    #expect(lines.contains("Country Mexico ▾ ▁"))
    #expect(lines.suffix(2) == [String(repeating: "─", count: 30), "‹ Pay now ›"])
  }

  @Test("The bar stands on the keyboard, or is under it")
  func withKeyboard() throws {
    let following = try screen("bottomBar: {text: Pay now}", "focus note")
    let bar = try #require(following.firstIndex { $0.contains("‹ Pay now ›") })
    #expect(following[bar + 2] == "I │ The │ I’m")
    let staying = try screen("bottomBar: {text: Pay now, follows: screen}", "focus note")
    #expect(!staying.contains { $0.contains("‹ Pay now ›") })
  }

  @Test(
    "AutoFill's bar with its key stands above the keys of a user's name and a secure field",
    arguments: ["user", "password"])
  func passwords(field: String) throws {
    let lines = try screen("", "focus \(field)")
    #expect(lines.contains { $0.hasPrefix("🔑 Passwords") })
    #expect(!lines.contains("I │ The │ I’m"))
    #expect(try screen("", "focus note").contains("I │ The │ I’m"))
  }

  @Test("Words stand there before iOS 11")
  func wordsBeforeAutoFill() throws {
    let lines = try screen("", "device iphone-7", "setting ios 10", "focus user")
    #expect(lines.contains("I │ The │ I’m"))
  }

  @Test("The keyboard is round from iOS 26 on")
  func rounded() throws {
    let edge = "╭" + String(repeating: "─", count: 28) + "╮"
    #expect(try screen("settings: {ios: 26}", "focus note").contains(edge))
    #expect(try !screen("", "focus note").contains(edge))
  }

  /// The bar has 50 points and 34 of safe area below; its button has margins of 16 at its sides and
  /// 6 above and below.
  @Test("The bar in points has a button as wide as the margins leave")
  func layers() throws {
    let scenery = ScreenScene(try Stage(Self.form("bottomBar: {text: Pay now}")).session)
    let bar = try #require(scenery.bottomBar)
    #expect(bar.frameOnScreen == CGRect(x: 0, y: 768, width: 393, height: 84))
    let layers = try #require(BarLayers(scenery).layers(of: bar).first)
    #expect(layers.children.map(\.frame)[1] == CGRect(x: 16, y: 6, width: 361, height: 38))
  }
}
