import Formlift
import Foundation
import Testing

/// An observer with all kinds of mistakes, none of which may end the test's process.
struct Mistaken: PhoneObserver {
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    let row = phone.rect(forRow: 99)
    phone.scrollToRow(-1, at: .top)
    phone.setContentOffset(row.height / 0)
    phone.setTableFrame(.null, animation: Animation(duration: .infinity))
    phone.setRootFrame(CGRect(x: 0, y: CGFloat.nan, width: 320, height: 0))
    phone.setContentInset(EdgeInsets(bottom: .infinity))
    phone.startTimer(delay: .nan)
  }
}

struct MistakeTests {
  @Test("An observer's mistakes change nothing and are reported")
  func mistakesChangeNothing() throws {
    var session = Session(try Stage.twenty())
    let before = session.phone
    try session.choose(Strategy("mistaken", Mistaken()))
    try session.run("tap f1")
    #expect(session.phone.tableFrame == before.tableFrame)
    #expect(session.phone.rootFrame == before.rootFrame)
    #expect(session.phone.contentInset == before.contentInset)
    #expect(session.phone.contentOffset == before.contentOffset)
    #expect(try session.run("why").answer.contains { $0.contains("there is no row -1") })
  }

  @Test("A phone of any size can be drawn", arguments: [CGFloat.nan, 0, -1, 1e9])
  func aPhoneOfAnySize(side: CGFloat) throws {
    let device = Device(size: CGSize(width: side, height: side), keyboardHeight: side)
    let session = try Session(Stage.twenty(), on: device)
    #expect(Picture(session).text.hasSuffix("\n"))
  }

  @Test("A session's error is a sentence")
  func errorSentences() throws {
    var session = Session(try Stage.twenty())
    let seconds = #expect(throws: CommandError.self) { try session.advance(by: -1) }
    #expect(seconds?.description == #"seconds must be a number from 0 to 3600, not "-1""#)
  }

  @Test("Sessions, phones, fields and outcomes describe themselves")
  func descriptions() throws {
    let form = try Stage.twenty()
    var session = Session(form)
    let outcome = try session.focus("f12")
    #expect("\(outcome)" == "✓ f12 in view, 8 above the keyboard · scrolled 0 → 285")
    #expect(
      "\(session)"
        == "Twenty on iphone-5s under least-motion: ✓ f12 in view, 8 above the keyboard")
    #expect("\(session.phone)" == "iphone-5s with iOS 12, portrait, offset 285, first responder 11")
    #expect("\(form.fields[0])" == "f1 (Field 1)")
    #expect("\(try #require(Device.named("iphone-16")))" == "iphone-16 (393 × 852, iOS 18)")
    #expect("\(try session.run("quit"))" == "nothing to say: this command needs the program")
  }
}
