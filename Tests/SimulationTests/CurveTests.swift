import Foundation
import Simulation
import Testing

@Suite struct CurveTests {
  /// The values for an animation from 0 to 336 in react-native-keyboard-controller's own test.
  @Test(
    "The keyboard's spring matches the values of react-native-keyboard-controller",
    arguments: [
      (0, 0), (0.08, 144.110), (0.125, 223.445), (0.25, 316.525), (0.325, 329.829),
      (0.4999999, 335.631), (0.5, 336), (0.6, 336),
    ] as [(TimeInterval, Double)])
  func keyboardSpring(time: TimeInterval, height: Double) {
    let shown = 336 * Curve.keyboard.progress(at: time, duration: 0.25)
    #expect(abs(shown - height) < 0.0005)
  }

  /// CSS's timing functions with the same names have these values, computed with Newton's method.
  @Test(
    "Linear and eased curves match CSS's timing functions",
    arguments: [
      (Curve.linear, 0.25, 0.25), (.linear, 0.9, 0.9),
      (.easeInOut, 0.1, 0.019722), (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.5, 0.5),
      (.easeInOut, 0.75, 0.870838),
      (.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeIn, 0.75, 0.621862),
      (.easeOut, 0.25, 0.378138), (.easeOut, 0.5, 0.684643), (.easeOut, 0.75, 0.906535),
    ] as [(Curve, Double, Double)])
  func knownPoints(curve: Curve, share: Double, progress: Double) {
    #expect(abs(curve.progress(at: share * 0.3, duration: 0.3) - progress) < 1e-6)
  }

  @Test("Ease-in-out is symmetric, and ease-in mirrors ease-out")
  func symmetry() {
    for step in 0...20 {
      let time = Double(step) / 20
      let forth = Curve.easeInOut.progress(at: time, duration: 1)
      let back = Curve.easeInOut.progress(at: 1 - time, duration: 1)
      #expect(abs(forth + back - 1) < 1e-12)
      let easeIn = Curve.easeIn.progress(at: time, duration: 1)
      let easeOut = Curve.easeOut.progress(at: 1 - time, duration: 1)
      #expect(abs(easeIn + easeOut - 1) < 1e-12)
    }
  }

  @Test("Every curve rises from 0 to 1 without going back", arguments: Curve.allCases)
  func risesFromZeroToOne(curve: Curve) {
    var last = 0.0
    for step in 0...100 {
      let progress = curve.progress(at: Double(step) / 200, duration: 0.5)
      #expect((last...1).contains(progress))
      last = progress
    }
    #expect(curve.progress(at: -1, duration: 0.5) == 0)
    #expect(curve.progress(at: 0.5, duration: 0.5) == 1)
    #expect(curve.progress(at: 0, duration: 0) == 1)
  }

  /// The spring lasts half a second for any duration but 0, which stays 0.
  @Test(
    "The keyboard's spring always lasts half a second, other curves as long as asked",
    arguments: [
      (Curve.keyboard, 0.25, 0.5), (.keyboard, 2, 0.5), (.keyboard, 0, 0), (.easeInOut, 0.3, 0.3),
      (.linear, 0, 0),
    ] as [(Curve, TimeInterval, TimeInterval)])
  func length(curve: Curve, duration: TimeInterval, length: TimeInterval) {
    #expect(curve.length(of: duration) == length)
  }

  @Test(
    "A curve's raw value is UIKit's",
    arguments: [(0, Curve.easeInOut), (1, .easeIn), (2, .easeOut), (3, .linear), (7, .keyboard)]
      as [(Int, Curve)])
  func rawValues(rawValue: Int, curve: Curve) {
    #expect(Curve(rawValue: rawValue) == curve)
  }
}
