import Testing

@testable import Terminal

@Suite struct BulletsTests {
  @Test("Each character of a secret has a bullet, up to the number of columns")
  func bullets() {
    var bullets = Bullets(columns: 3)
    #expect(bullets.show(2).sent == "••")
    #expect(bullets.show(5).sent == "•")
    #expect(bullets.text == "•••")
    #expect(bullets.show(3).sent == "")
    #expect(bullets.show(1).sent == "\u{8} \u{8}\u{8} \u{8}")
    #expect(bullets.text == "•")
    #expect(bullets.show(0).sent == "\u{8} \u{8}")
  }

  @Test("Without columns, nothing is shown", arguments: [0, -4])
  func noColumns(columns: Int) {
    var bullets = Bullets(columns: columns)
    #expect(bullets.show(4).sent == "")
    #expect(bullets.text == "")
  }
}
