import Foundation
import Simulation
import Testing

@Suite struct WordsTests {
  @Test(
    "A number is written with up to four decimals",
    arguments: [
      (0, "0"), (44, "44"), (-277, "-277"), (55.5, "55.5"), (166.0 / 3, "55.3333"), (1e-9, "0"),
      (-0.0, "0"), (12_345_678, "12345678"),
    ] as [(Double, String)])
  func numbers(number: Double, words: String) {
    #expect(number.inWords == words)
    #expect(CGFloat(number).inWords == words)
  }

  @Test("A rectangle is written like `NSStringFromCGRect` writes it")
  func rectangles() {
    let keyboard = CGRect(x: 0, y: 315, width: 320, height: 253)
    #expect(keyboard.inBraces == "{{0, 315}, {320, 253}}")
    #expect(keyboard.offsetBy(dx: 0.5, dy: -320).inBraces == "{{0.5, -5}, {320, 253}}")
  }
}
