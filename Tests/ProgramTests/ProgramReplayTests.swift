import Testing

/// Tests the command `formlift replay` by running the program.
struct ProgramReplayTests {
  /// A log of 2016 from a 5.5-inch phone: the keyboard's top is 736 − 271 = 465.
  static let log = """
    UIKeyboardWillShowNotification {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 736}, {414, 271}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 465}, {414, 271}}";
    }

    """

  @Test("Replaying a log shows its keyboard on its device") func replaysALog() throws {
    let workplace = try Workplace()
    try workplace.write(Self.log, to: "device.log")
    let ending = try workplace.formlift([
      "replay", "device.log", "-q", "forms/twenty.yaml", "-c", "get keyboard.frame.y", "-c",
      "get device.name", "-c", "expect active.visible == 1",
    ])
    #expect(ending.output.hasSuffix("\n465\niphone-6-plus\n"))
    #expect(ending.output.contains("keyboard  {{0, 465}, {414, 271}}"))
    #expect(ending.diagnostics.isEmpty)
    #expect(ending.status == 0)
  }

  @Test(
    "Wrong arguments of replay report what would work",
    arguments: [
      ProgramCase(
        "no log", ["replay"],
        diagnostics: "formlift replay: error: LOG is missing: formlift replay LOG [FORM]\n",
        status: 2),
      ProgramCase(
        "nothing there", ["replay", "no.log"],
        diagnostics: "formlift replay: error: no.log: No such file or directory\n", status: 1),
      ProgramCase(
        "no notification", ["replay", "Package.swift"],
        diagnostics: "formlift replay: error: Package.swift: it has no keyboard notification "
          + "with a frame; `formlift -c 'help replay'` lists the formats\n",
        status: 1),
    ])
  func usage(_ example: ProgramCase) throws { try example.check(in: Workplace()) }
}
