import Avoidance
import Forms
import Foundation
import Simulation
import Testing

@testable import Session

/// Tests a session as other packages' tests use it: its errors, and how it prints.
@Suite struct LibraryUseTests {
  private static func session() throws -> Session { try Stage().session }

  private static func message(_ body: (inout Session) throws -> Void) throws -> String? {
    var session = try session()
    let before = session
    defer { #expect(session == before) }
    return #expect(throws: CommandError.self) { try body(&session) }?.description
  }

  @Test(
    "Advancing by an invalid number of seconds is an error",
    arguments: [
      (-1, #"seconds must be a number from 0 to 3600, not "-1""#),
      (3601, #"seconds must be a number from 0 to 3600, not "3601""#),
      (.nan, #"seconds must be a number from 0 to 3600, not "nan""#),
    ])
  func invalidSeconds(seconds: TimeInterval, message: String) throws {
    #expect(try Self.message { try $0.advance(by: seconds) } == message)
  }

  @Test("Touches at coordinates that aren't finite are errors") func invalidPoints() throws {
    #expect(
      try Self.message { try $0.drag(by: .infinity) }
        == #"distance must be a number from -1000000 to 1000000, not "inf""#)
    #expect(
      try Self.message { try $0.tap(CGPoint(x: 1, y: CGFloat.nan)) }
        == #"y must be a number from -1000000 to 1000000, not "nan""#)
  }

  /// Commands that only the program can run do nothing in a session; their printed outcome says so.
  @Test(
    "Commands that need the program do nothing in a session",
    arguments: ["quit", "show", "show map", "history", "source a.txt"])
  func commandsThatNeedTheProgram(line: String) throws {
    var session = try Self.session()
    let before = session
    let outcome = try session.run(line)
    #expect(session == before)
    #expect(outcome.answer.isEmpty && outcome.notices.isEmpty)
    #expect("\(outcome)" == "nothing to say: this command needs the program")
  }

  @Test("Sessions, outcomes, phones and fields print a readable summary")
  func descriptions() throws {
    var session = try Self.session()
    #expect("\(session)" == "Twenty on iphone-5s under least-motion: no active field")
    let outcome = try session.focus("f12")
    #expect("\(outcome)" == "✓ f12 in view, 8 above the keyboard · scrolled 0 → 285")
    #expect(
      "\(session)"
        == "Twenty on iphone-5s under least-motion: ✓ f12 in view, 8 above the keyboard")
    #expect("\(try session.run("get active.row"))" == "12")
    #expect("\(try session.run(""))" == "nothing to tell")
    #expect("\(session.phone)" == "iphone-5s with iOS 12, portrait, offset 285, first responder 11")
    #expect("\(try #require(session.form.fields.first))" == "f1 (Field 1)")
  }

  /// An app's code that gives the phone impossible values.
  private struct Careless: PhoneObserver {
    mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
      guard notification.name == .willShow else { return }
      phone.setContentOffset(.nan)
      phone.setTableFrame(.null)
      phone.scrollToRow(99, at: .top)
      phone.startTimer(delay: .infinity)
    }
  }

  @Test("Why reports what UIKit would have refused from a strategy")
  func whyReportsInvalidRequests() throws {
    var session = try Self.session()
    try session.run("setting fieldScroll off")
    try session.choose(Strategy("careless", Careless()))
    try session.focus("f3")
    let number =
      "careless changed nothing: a number was infinite, not a number or above a billion, and "
      + "UIKit raises CALayerInvalidGeometry for it."
    #expect(
      try session.run("why").answer.filter { $0.hasPrefix("careless") } == [
        number,
        "careless changed nothing: there is no row 99, counted from 0, and UIKit raises "
          + "NSRangeException for it.", number,
      ])
    #expect(session.active?.clearance == 119)
  }

  /// Sizes of screens and keyboards that no device has.
  @Test(
    "Extreme screen and keyboard sizes keep the offset finite",
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
