import Foundation
import Testing

@testable import FormliftTesting

/// Tests how a failed audit's command names the code that was tested.
struct TestedCodeTests {
  @Test(
    "The closure at the end of a call is read as one line",
    arguments: [
      ("try Audit().run { Card() }", "Card()"),
      ("try Audit().run{Card(count: 3)}", "Card(count: 3)"),
      ("try Audit(on: .running(iOS: 15)).run { return Card() }", "Card()"),
      ("try audit.run(line: 7) { Card(title: \"a } b\") }", "Card(title: \"a } b\")"),
      (
        "try audit.run {\n    Stack(\n      root: Card(\n        count: 3))\n  }",
        "Stack(root: Card(count: 3))"
      ),
      ("try audit.run {\n  Card()\n    .wide\n}", "Card().wide"),
      (
        "try audit.run {\n  let card = Card()\n  card.isOld = true\n  return card\n}",
        "{ let card = Card(); card.isOld = true; return card }()"
      ),
      (
        "try audit.run {\n  let card = Card()\n  if isOld {\n    card.age()\n  }\n  return card\n}",
        "{ let card = Card(); if isOld { card.age() }; return card }()"
      ),
      ("let one = 1\n\ntry audit.run { Card() }", "Card()"),
    ])
  func closure(source: String, expression: String) {
    #expect(ClosureText(in: source, from: 1)?.expression == expression)
  }

  /// The calls have no closure, one without an end, or one that can't be written on one line.
  @Test(
    "A call without a one-line closure gives no expression",
    arguments: [
      "try audit.run(body)", "try audit.run { Card(",
      "try audit.run {\n  // The old one.\n  Card()\n}",
      "try audit.run { views in\n  Card(views)\n}", "try audit.run {}",
    ])
  func noClosure(source: String) {
    #expect(ClosureText(in: source, from: 1) == nil)
  }

  @Test("The line number selects the call whose closure is read")
  func lineSelectsCall() {
    let source = "try one.run { First() }\ntry two.run { Second() }\n"
    #expect(ClosureText(in: source, from: 2)?.expression == "Second()")
    #expect(ClosureText(in: source, from: 9) == nil)
  }

  /// Calls `body` with a temporary package's folder, and removes the package afterwards.
  ///
  /// The package has a module in a custom folder, one that this module imports, and another one.
  private func package(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "Package.swift": """
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop", dependencies: [.product(name: "UIKit", package: "formlift")]),
          .target(name: "Keyboards", path: "Modules/Keys"), .target(name: "Server"),
        ])
      """,
      "Sources/Shop/Screens/Card.swift":
        "import UIKit\n@preconcurrency import Keyboards\nclass Card {}",
      "Sources/Server/main.swift": "import Shop", "Modules/Keys/Keeper.swift": "class Keeper {}",
      "Tests/ShopTests/Wrapper.swift": "@testable import Shop\nclass Wrapper {}",
      "Tests/ShopTests/CardTests.swift":
        "import FormliftTesting\nimport Testing\n@testable import struct Shop.Card\n",
    ]
    for (name, text) in files {
      let place = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    try body(root)
  }

  private final class OfNoModuleThere {}

  /// Modules are found where the manifest puts them, with the modules that they import.
  @Test(
    "The command names the sources of the modules that the test imports",
    arguments: [
      ("Card()", ["Sources/Shop", "Modules/Keys"]),
      ("Wrapper(Card())", ["Sources/Shop", "Modules/Keys", "Tests/ShopTests/Wrapper.swift"]),
    ])
  func sources(expression: String, paths: [String]) throws {
    try package { root in
      let test = root.appending(path: "Tests/ShopTests/CardTests.swift").path
      let code = TestedCode(OfNoModuleThere.self, by: (test, 1), as: expression)
      // The tests run in another folder, so the paths are absolute.
      #expect(code.paths == paths.map { root.appending(path: $0).standardizedFileURL.path })
      #expect(code.expression == expression)
    }
  }
}
