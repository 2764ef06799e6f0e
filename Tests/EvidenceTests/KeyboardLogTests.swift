import Evidence
import Foundation
import Simulation
import Testing

/// Tests reading of keyboard logs as people published them, with the original numbers.
@Suite struct KeyboardLogTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// For each notification in the log: name, begin and end frame, duration, curve, and isLocal.
    let found: [String]
    let problems: [String]

    init(_ source: String, _ text: String, _ found: [String], problems: [String] = []) {
      testDescription = source
      self.text = text
      self.found = found
      self.problems = problems
    }
  }

  @Test(
    "A console log's keyboard notifications are read with their figures and problems",
    arguments: printed + reactNative + keyboardManager + own + broken)
  func reads(_ one: Case) {
    let log = KeyboardLog(one.text)
    #expect(log.notifications.map(\.line) == one.found.compactMap { Int($0.prefix { $0 != " " }) })
    #expect(log.notifications.map(Self.words) == one.found)
    #expect(log.problems.map { "\($0.line): \($0.words)" } == one.problems)
  }

  private static func words(_ it: LoggedNotification) -> String {
    let frames =
      it.size.map { "size \($0.width)x\($0.height)" }
      ?? "\(words(it.begin)) → \(words(it.end))"
    let parts = [
      "\(it.line) \(it.name?.rawValue ?? "?")", frames, it.duration.map { "\($0) s" },
      it.curve.map { "curve \($0)" }, it.isLocal.map { $0 ? "local" : "foreign" },
      it.time.map { "at \($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func words(_ rect: CGRect?) -> String { rect?.inBraces ?? "?" }

  static let printed = [
    Case(
      "cjwirth/RichEditorView issue 102, userInfo alone",
      """
      {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardAnimationDurationUserInfoKey = "0.25";
          UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {375, 216}}";
          UIKeyboardCenterBeginUserInfoKey = "NSPoint: {187.5, 775}";
          UIKeyboardCenterEndUserInfoKey = "NSPoint: {187.5, 559}";
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 216}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
          UIKeyboardIsLocalUserInfoKey = 1;
      }
      """, ["2 ? {{0, 667}, {375, 216}} → {{0, 451}, {375, 216}} 0.25 s curve 7 local"]),
    Case(
      "an NSConcreteNotification with the figures of RichEditorView issue 102, stamped by NSLog",
      """
      2016-12-28 11:44:19.165 App[51457:7693324] shown
      2016-12-28 11:44:20.500 App[51457:7693324] NSConcreteNotification 0x60000025a2e0 {name = \
      UIKeyboardWillShowNotification; userInfo = {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardAnimationDurationUserInfoKey = "0.25";
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 216}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
          UIKeyboardIsLocalUserInfoKey = 1;
      }}
      """,
      [
        "2 keyboardWillShow {{0, 667}, {375, 216}} → {{0, 451}, {375, 216}} 0.25 s curve 7 local "
          + "at 42260.5"
      ]),
    Case(
      "the same without frames, as before iOS 3.2: they follow from centres and bounds",
      """
      name = UIKeyboardDidShowNotification; userInfo = {
          UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {375, 216}}";
          UIKeyboardCenterBeginUserInfoKey = "NSPoint: {187.5, 775}";
          UIKeyboardCenterEndUserInfoKey = "NSPoint: {187.5, 559}";
      }}
      """, ["1 keyboardDidShow {{0, 667}, {375, 216}} → {{0, 451}, {375, 216}}"]),
    Case(
      "an RxBus README: a notification's name and userInfo by Swift's print",
      """
      UIKeyboardWillShowNotification, userInfo: [AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): \
      7, AnyHashable("UIKeyboardCenterEndUserInfoKey"): NSPoint: {207, 745.5}, \
      AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 896}, {414, 54}}, \
      AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 595}, {414, 301}}, \
      AnyHashable("UIKeyboardBoundsUserInfoKey"): NSRect: {{0, 0}, {414, 301}}, \
      AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1, \
      AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0.25, \
      AnyHashable("UIKeyboardCenterBeginUserInfoKey"): NSPoint: {207, 923}]
      """,
      ["1 keyboardWillShow {{0, 896}, {414, 54}} → {{0, 595}, {414, 301}} 0.25 s curve 7 local"]),
    Case(
      "the debugger's po of 2020: printed, and dumped below",
      """
      po notification
      ▿ name = UIKeyboardWillChangeFrameNotification,
      object = nil,
      userInfo = Optional([AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 477}, {375, \
      335}}, AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1,
      AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): 7,
      AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 445.33333333333326}, {375, \
      366.66666666666674}},
      AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0])
      - name : "UIKeyboardWillChangeFrameNotification"
      ▿ userInfo : 8 elements
      ▿ 0 : 2 elements
      ▿ key : AnyHashable("UIKeyboardFrameBeginUserInfoKey")
      - value : "UIKeyboardFrameBeginUserInfoKey"
      - value : NSRect: {{0, 477}, {375, 335}}
      ▿ 1 : 2 elements
      ▿ key : AnyHashable("UIKeyboardIsLocalUserInfoKey")
      - value : "UIKeyboardIsLocalUserInfoKey"
      - value : 1
      """,
      [
        "2 keyboardWillChangeFrame {{0, 477}, {375, 335}} → {{0, 445.3333}, {375, 366.6667}} 0.0 s "
          + "curve 7 local"
      ]),
    Case(
      "a dump alone",
      """
      - name : "UIKeyboardWillHideNotification"
      ▿ userInfo : 2 elements
      ▿ 0 : 2 elements
      ▿ key : AnyHashable("UIKeyboardFrameBeginUserInfoKey")
      - value : "UIKeyboardFrameBeginUserInfoKey"
      - value : NSRect: {{0, 477}, {375, 335}}
      ▿ 1 : 2 elements
      ▿ key : AnyHashable("UIKeyboardFrameEndUserInfoKey")
      - value : "UIKeyboardFrameEndUserInfoKey"
      - value : NSRect: {{0, 812}, {375, 335}}
      """, ["1 keyboardWillHide {{0, 477}, {375, 335}} → {{0, 812}, {375, 335}}"]),
    Case(
      "two of an iPad in a comment: the first without any height",
      """
               AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0.25,
               AnyHashable("UIKeyboardBoundsUserInfoKey"): NSRect: {{0, 0}, {1024, 0}},
               AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 768}, {1024, 0}},
               AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 768}, {1024, 0}},
               // two
               AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0,
               AnyHashable("UIKeyboardBoundsUserInfoKey"): NSRect: {{0, 0}, {1024, 398}},
               AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 768}, {1024, 0}},
               AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 370}, {1024, 398}},
      """,
      [
        "1 ? {{0, 768}, {1024, 0}} → {{0, 768}, {1024, 0}} 0.25 s",
        "6 ? {{0, 768}, {1024, 0}} → {{0, 370}, {1024, 398}} 0.0 s",
      ]),
    Case(
      "kgn/KGKeyboardChangeManager issue 2, in a sentence",
      "In the UIKeyboardWillHideNotification notification, UIKeyboardFrameEndUserInfoKey = "
        + "\"NSRect: {{0, 744}, {320, 216}}\"; for a 3.5-inch iPhone.",
      ["1 keyboardWillHide ? → {{0, 744}, {320, 216}}"]),
    Case(
      "a method's name before UIKit's",
      """
      keyboardWillChange keyboardWillShow(_:) NSConcreteNotification 0x1 {name = \
      UIKeyboardWillChangeFrameNotification; userInfo = {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
      }}
      """, ["1 keyboardWillChangeFrame ? → {{0, 451}, {375, 216}}"]),
  ]

  static let reactNative = [
    Case(
      "an article on KeyboardAvoidingView: an object of JavaScript",
      """
      keyboardWillShow
      {\u{20}
        endCoordinates: {\u{20}
          screenY: 442,\u{20}
          screenX: 0,\u{20}
          width: 375,\u{20}
          height: 225\u{20}
        },
        startCoordinates: {\u{20}
          screenY: 451,\u{20}
          screenX: 0,\u{20}
          width: 375,\u{20}
          height: 216\u{20}
        },
        duration: 250\u{20}
      }
      """, ["1 keyboardWillShow {{0, 451}, {375, 216}} → {{0, 442}, {375, 225}} 0.25 s"]),
    Case(
      "the same figures as Metro prints them, one a line",
      """
       LOG  keyboardWillShow {"duration": 250, "easing": "keyboard", "endCoordinates": {"height": \
      225, "screenX": 0, "screenY": 442, "width": 375}, "isEventFromThisApp": true, \
      "startCoordinates": {"height": 216, "screenX": 0, "screenY": 451, "width": 375}}
       LOG  keyboardDidShow {"duration":250,"easing":"keyboard","endCoordinates":{"screenX":0,\
      "screenY":442,"width":375,"height":225}}
       LOG  {"duration":0,"easing":"easeInEaseOut","endCoordinates":{"screenX":0,"screenY":667,\
      "width":375,"height":225},"isEventFromThisApp":false}
      """,
      [
        "1 keyboardWillShow {{0, 451}, {375, 216}} → {{0, 442}, {375, 225}} 0.25 s curve 7 local",
        "2 keyboardDidShow ? → {{0, 442}, {375, 225}} 0.25 s curve 7",
        "3 ? ? → {{0, 667}, {375, 225}} 0.0 s curve 0 foreign",
      ]),
  ]

  static let keyboardManager = [
    Case(
      "IQKeyboardManager issue 1378",
      """
      IQKeyboardManager: Enabled
      2018-07-11 11:44:19.165081-0500 Cooks-Memory[51457:7693324] [MC] System group container
      IQKeyboardManager: UIKeyboard Size : (375.0, 258.0)
      IQKeyboardManager: ****** keyboardWillShow started ******
      IQKeyboardManager: ****** keyboardWillShow ended: 8.73795943334699e-06 seconds ******
      IQKeyboardManager: ****** keyboardWillHide started ******
      IQKeyboardManager: ****** keyboardWillHide ended: 0.1 seconds ******
      """, ["3 keyboardWillShow size 375.0x258.0", "6 keyboardWillHide ? → ?"]),
    Case(
      "its Objective-C of issue 924's screen",
      """
      IQKeyboardManager: UIKeyboard Size : {320, 44}
      IQKeyboardManager: ****** keyboardWillShow: started ******
      """, ["1 keyboardWillShow size 320.0x44.0"]),
    Case(
      "IQKeyboardManagerSwift 7.0's words (IQKeyboardManager+UIKeyboardNotification.swift)",
      """
      IQKeyboardManager: UIKeyboard Frame: (0.0, 521.0, 375.0, 291.0)
      IQKeyboardManager: ⌨️>>>>> keyboardWillShow(_:) started >>>>>
      IQKeyboardManager: |  Notification Object:NULL
      IQKeyboardManager: ⌨️<<<<< keyboardWillShow(_:) ended: 0.000119 seconds <<<<<
      IQKeyboardManager: ⌨️>>>>> keyboardDidShow(_:) started >>>>>
      IQKeyboardManager: ⌨️<<<<< keyboardDidShow(_:) ended: 0.000119 seconds <<<<<
      IQKeyboardManager: UIKeyboard Frame: (0.0, 477.0, 375.0, 335.0)
      IQKeyboardManager: ⌨️>>>>> keyboardWillHide(_:) started >>>>>
      IQKeyboardManager: ⌨️<<<<< keyboardWillHide(_:) ended: 0.1 seconds <<<<<
      """,
      [
        "1 keyboardWillShow ? → {{0, 521}, {375, 291}}", "7 ? ? → {{0, 477}, {375, 335}}",
        "8 keyboardWillHide ? → ?",
      ]),
    Case(
      "the frame with the asterisks of those before",
      """
      IQKeyboardManager: UIKeyboard Frame: (0.0, 521.0, 375.0, 291.0)
      IQKeyboardManager: ****** keyboardWillShow(_:) started ******
      """, ["1 keyboardWillShow ? → {{0, 521}, {375, 291}}"]),
  ]

  static let own = [
    Case(
      "show events",
      "   0.000  keyboardWillShow  B: {{0, 568}, {320, 254}}  E: {{0, 314}, {320, 254}}  0.25 s "
        + "curve 7",
      ["1 keyboardWillShow {{0, 568}, {320, 254}} → {{0, 314}, {320, 254}} 0.25 s curve 7"]),
    Case(
      "a frame by Swift's print",
      "keyboardDidShow: (0.0, 442.0, 375.0, 225.0)",
      ["1 keyboardDidShow ? → {{0, 442}, {375, 225}}"]),
    Case("nothing of the kind", "Hello {1, 2} duration: 3\nviewDidLoad\n", []),
  ]

  static let broken = [
    Case(
      "a frame that is cut, and one behind it",
      """
      name = UIKeyboardWillShowNotification; userInfo = {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375
      name = UIKeyboardDidShowNotification; userInfo = {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 451}, {375, 216}}";
      """, ["3 keyboardDidShow ? → {{0, 451}, {375, 216}}"],
      problems: [
        "2: UIKeyboardFrameEndUserInfoKey has no value that is a rectangle such as {{0, 451}, {375, "
          + "216}}"
      ]),
    Case(
      "an event that is cut, and one behind it",
      """
      LOG keyboardWillShow {"duration":250,"endCoordinates":{"height":336,
      LOG keyboardDidShow {"endCoordinates":{"screenX":0,"screenY":442,"width":375,"height":225}}
      """, ["2 keyboardDidShow ? → {{0, 442}, {375, 225}}"],
      problems: ["1: endCoordinates has no value that is screenX, screenY, width and height"]),
    Case(
      "a notification without frames",
      "UIKeyboardWillShowNotification {UIKeyboardAnimationCurveUserInfoKey = 7;}", [],
      problems: ["1: keyboardWillShow without a frame"]),
    Case(
      "a size without numbers", "IQKeyboardManager: UIKeyboard Size : nil", [],
      problems: ["1: UIKeyboard Size has no value that is two numbers"]),
    Case(
      "a frame that is cut", "IQKeyboardManager: UIKeyboard Frame: (0.0, 521.0,", [],
      problems: ["1: UIKeyboard Frame has no value that is four numbers"]),
  ]
}
