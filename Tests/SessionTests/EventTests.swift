import Testing

@testable import Session

/// Tests the list of events, as lines and as JSON.
@Suite struct EventTests {
  /// A touch and a dismissal cause events in the same order as in UIKit.
  @Test("Show events lists a focus and a dismissal in UIKit's order")
  func linesOfAFocusAndADismissal() throws {
    let transcript = """
      > strategy inset-top
      > focus f12
      > show events
         0.000  touch  (211.84, 558) text field of row 12
         0.000  textFieldShouldBeginEditing  f12
         0.000  becomeFirstResponder  f12
         0.000  textFieldDidBeginEditing  f12
         0.000  addGestureRecognizer  table
         0.000  keyboardWillChangeFrame  B: {{0, 568}, {320, 253}}  E: {{0, 315}, {320, 253}}  \
      0.25 s curve 7
         0.000  keyboardWillShow  B: {{0, 568}, {320, 253}}  E: {{0, 315}, {320, 253}}  \
      0.25 s curve 7
         0.000  scrollTextFieldToVisible  f12
         0.000  setContentOffset  0 → 24  by uikit  0.3 s curve 3
         0.250  keyboardDidChangeFrame  B: {{0, 568}, {320, 253}}  E: {{0, 315}, {320, 253}}  \
      0.25 s curve 7
         0.250  keyboardDidShow  B: {{0, 568}, {320, 253}}  E: {{0, 315}, {320, 253}}  \
      0.25 s curve 7
         0.250  setContentInset  {0, 0, 0, 0} → {0, 0, 253, 0}  by strategy
         0.250  setContentOffset  24 → 484  by strategy  0.3 s curve 3
         0.250  scrollTextFieldToVisible  f12 (already in the bounds)
      > tap outside
      tapped (8, 65): row 12
      > show events
         0.550  touch  (8, 65) row 12
         0.550  tapRecognized  table
         0.550  textFieldShouldEndEditing  f12
         0.550  resignFirstResponder  f12
         0.550  textFieldDidEndEditing  f12
         0.550  removeGestureRecognizer  table
         0.550  keyboardWillChangeFrame  B: {{0, 315}, {320, 253}}  E: {{0, 568}, {320, 253}}  \
      0.25 s curve 7
         0.550  keyboardWillHide  B: {{0, 315}, {320, 253}}  E: {{0, 568}, {320, 253}}  \
      0.25 s curve 7
         0.800  keyboardDidChangeFrame  B: {{0, 315}, {320, 253}}  E: {{0, 568}, {320, 253}}  \
      0.25 s curve 7
         0.800  keyboardDidHide  B: {{0, 315}, {320, 253}}  E: {{0, 568}, {320, 253}}  \
      0.25 s curve 7
         0.800  setContentInset  {0, 0, 253, 0} → {0, 0, 0, 0}  by strategy
         0.800  clampContentOffset  484 → 376  by uikit
      """
    var stage = try Stage()
    let isWanted = { (line: String) in !line.contains(" · ") && !line.hasPrefix("strategy") }
    #expect(stage.replay(transcript, lines: isWanted) == transcript)
  }

  @Test("Each kind of event has its own JSON fields") func jsonOfEachKind() throws {
    let stage = try Stage(after: ["strategy inset-top", "focus f12"])
    #expect(
      try stage.get("events.0")
        == """
        {"time":0,"name":"touch","at":{"x":211.84,"y":558},"target":"text field of row 12"}
        """)
    #expect(
      try stage.get("events.3") == #"{"time":0,"name":"textFieldDidBeginEditing","row":12}"#)
    #expect(try stage.get("events.4") == #"{"time":0,"name":"addGestureRecognizer"}"#)
    #expect(
      try stage.get("events.6")
        == """
        {"time":0,"name":"keyboardWillShow",\
        "begin":{"x":0,"y":568,"width":320,"height":253},\
        "end":{"x":0,"y":315,"width":320,"height":253},"duration":0.25,"curve":7,"isLocal":true}
        """)
    #expect(
      try stage.get("events.8")
        == """
        {"time":0,"name":"setContentOffset","from":0,"to":24,"asked":24,"by":"uikit",\
        "duration":0.3,"curve":3}
        """)
    #expect(
      try stage.get("events.11")
        == """
        {"time":0.25,"name":"setContentInset","from":{"top":0,"left":0,"bottom":0,"right":0},\
        "to":{"top":0,"left":0,"bottom":253,"right":0},"by":"strategy"}
        """)
  }

  /// Only the last command's events are kept.
  @Test("Each command clears the events of the one before") func eventsOfTheLastCommand() throws {
    var stage = try Stage(after: ["focus f12", "scroll to 5"])
    #expect(stage.output(of: "show events").count == 1)
    try stage.run("type x")
    #expect(stage.output(of: "show events") == [])
  }

  @Test("Events of frames and offsets name their cause") func framesAndReasons() throws {
    let transcript = """
      > frame 0 64 320 400
      > show events
         0.000  setTableFrame  {{0, 64}, {320, 504}} → {{0, 64}, {320, 400}}  by script
      > focus f1
      > drag 50
      > show events
         0.500  setContentOffset  0 → 0 (asked -50)  by user
      > next
      > show events
         0.500  textFieldShouldBeginEditing  f2
         0.500  textFieldShouldEndEditing  f1
         0.500  textFieldDidEndEditing  f1
         0.500  becomeFirstResponder  f2
         0.500  textFieldDidBeginEditing  f2
         0.500  performAfterDelay  0 s
         0.500  scrollTextFieldToVisible  f2 (already in the bounds)
         0.500  declined  the whole row was already in view
      """
    var stage = try Stage()
    #expect(stage.replay(transcript, lines: { !$0.contains(" · ") }) == transcript)
  }

  @Test("Events before a row was removed name the rows of the form before")
  func removedRow() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "row remove zip"])
    #expect(
      stage.output(of: "show events").prefix(3) == [
        "   0.500  textFieldShouldEndEditing  zip", "   0.500  resignFirstResponder  zip",
        "   0.500  textFieldDidEndEditing  zip",
      ])
  }

  /// A text view's delegate is told of the beginning only after the keyboard's notifications.
  @Test("A text view's delegate hears of editing after the keyboard's notifications")
  func aTextViewsDelegate() throws {
    let stage = try Stage("checkout.yaml", after: ["strategy none", "focus note"])
    let recorded = stage.session.recorded
    let names = recorded.phone.events.map { EventLine($0, in: recorded).name }.filter {
      !$0.hasPrefix("keyboardDid")
    }
    #expect(
      Array(names.dropFirst(2).prefix(5)) == [
        "textViewShouldBeginEditing", "becomeFirstResponder", "keyboardWillChangeFrame",
        "keyboardWillShow", "textViewDidBeginEditing",
      ])
  }
}
