import Foundation
import Simulation
import Testing

@Suite struct WordsTests {
  @Test(
    "A number has one decimal for people, four in commands, and all its digits in JSON",
    arguments: [
      (0, "0", "0", "0"), (44, "44", "44", "44"), (-277, "-277", "-277", "-277"),
      (55.5, "55.5", "55.5", "55.5"), (49.25, "49.3", "49.25", "49.25"),
      (55.333_333, "55.3", "55.3333", "55.333333"), (7.96, "8", "7.96", "7.96"),
      (0.04, "0", "0.04", "0.04"), (-0.04, "0", "-0.04", "-0.04"), (1e-9, "0", "0", "1e-09"),
      (-0.0, "0", "0", "0"), (12_345_678, "12345678", "12345678", "12345678"),
    ] as [(Double, String, String, String)])
  func numbers(number: Double, inWords: String, inFourPlaces: String, inDigits: String) {
    #expect(number.inWords == inWords)
    #expect(number.inFourPlaces == inFourPlaces)
    #expect(number.inDigits == inDigits)
    #expect(CGFloat(number).inWords == inWords)
    #expect(CGFloat(number).inFourPlaces == inFourPlaces)
    #expect(CGFloat(number).inDigits == inDigits)
  }

  @Test("A rectangle is written like `NSStringFromCGRect` writes it")
  func rectangles() {
    let keyboard = CGRect(x: 0, y: 315, width: 320, height: 253)
    #expect(keyboard.inBraces == "{{0, 315}, {320, 253}}")
    #expect(keyboard.offsetBy(dx: 0.5, dy: -320).inBraces == "{{0.5, -5}, {320, 253}}")
    #expect(keyboard.offsetBy(dx: 0, dy: 1.0 / 3).inBraces == "{{0, 315.3333}, {320, 253}}")
  }
}
