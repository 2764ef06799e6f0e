import Avoidance
import Forms
import Foundation
import Simulation
import Testing

@testable import Session

/// The session as a test of others uses it: what it refuses.
@Suite struct LibraryUseTests {
  private static func session() throws -> Session { try Stage().session }

  /// Code that hands a phone what no view can have.
  private struct Careless: PhoneObserver {
    mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
      guard notification.name == .willShow else { return }
      phone.setContentOffset(.nan)
      phone.setTableFrame(.null)
      phone.scrollToRow(99, at: .top)
      phone.startTimer(delay: .infinity)
    }
  }

  @Test func whyTellsWhatWasRefused() throws {
    var session = try Self.session()
    try session.run("setting fieldScroll off")
    try session.choose(Strategy("careless", Careless()))
    try session.focus("f3")
    let number =
      "careless left it at that: a number was infinite, beyond a billion or none at all, for which "
      + "UIKit raises CALayerInvalidGeometry."
    #expect(
      try session.run("why").answer.filter { $0.hasPrefix("careless") } == [
        number, number,
        "careless left it at that: there is no row 99, counted from 0, for which UIKit raises "
          + "NSRangeException.", number,
      ])
    #expect(session.active?.clearance == 119)
  }

  /// Screens and keyboards that nobody sells.
  @Test(
    arguments: [(0, 0), (1, 1), (320, 5000), (5000, 1), (.nan, 3), (320, 480)]
      as [(CGFloat, CGFloat)], [0, 200, 5000] as [CGFloat])
  func unusualDevices(size: (width: CGFloat, height: CGFloat), keyboard: CGFloat) throws {
    let device = Device(
      size: CGSize(width: size.width, height: size.height), keyboardHeight: keyboard)
    for orientation in [Orientation.portrait, .landscapeLeft] {
      var session = try Session(Self.session().form, on: device, orientation: orientation)
      for line in ["focus f1", "next", "drag -30", "dismiss", "scroll bottom"] {
        _ = try? session.run(line)
        #expect(session.phone.contentOffset.y.isFinite)
      }
    }
  }
}
