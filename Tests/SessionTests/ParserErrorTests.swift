import Testing

@testable import Session

/// Tests the parser's whole error messages for lines that are no valid commands.
@Suite struct ParserErrorTests {
  static let names: [(String, String)] = [
    ("focsu zip", "no command \"focsu\"; did you mean \"focus\"?"),
    ("Focus zip", "no command \"Focus\"; did you mean \"focus\"?"),
    ("xyzzy", "no command \"xyzzy\"; `help commands` lists them"),
    (
      "re",
      "\"re\" fits more than one command: reload, return, restore, recover, replay, redo, "
        + "revert and record"
    ),
    ("val", "\"val\" fits more than one command: values and validate"),
    ("  'focus", "the ' is not closed"),
  ]

  static let counts: [(String, String)] = [
    ("load", "FILE is missing: load FILE"),
    ("load ''", "FILE must be the name of a file, not \"\""),
    ("save ''", "FILE must be the name of a file, not \"\""),
    ("load a b", "unexpected \"b\": load FILE"),
    ("reload now", "reload takes no argument, not \"now\""),
    ("fields all", "fields takes no argument, not \"all\""),
    ("focus", "FIELD is missing: focus FIELD"),
    ("next 2", "next takes no argument, not \"2\""),
    ("previous 2", "previous takes no argument, not \"2\""),
    ("return x", "return takes no argument, not \"x\""),
    ("dismiss x", "dismiss takes no argument, not \"x\""),
    ("tap", "FIELD is missing: tap FIELD | X Y | outside | bottom-bar"),
    ("drag", "DY is missing: drag DY… [from Y]"),
    ("drag 1 from", "Y is missing: drag DY… [from Y]"),
    ("drag from 1", "DY must be a number from -1000000 to 1000000, not \"from\""),
    ("drag 1 from 2 3", "unexpected \"3\": drag DY… [from Y]"),
    ("paste", "TEXT is missing: paste TEXT"),
    ("record", "start or stop is missing: record start FILE | stop [FILE]"),
    ("record pause", "the word after `record` must be start or stop, not \"pause\""),
    ("record start", "FILE is missing: record start FILE"),
    ("history 0", "N must be a whole number from 1 to 1000000, not \"0\""),
    ("apropos", "WORD is missing: apropos WORD"),
    ("delete 1 2", "unexpected \"2\": delete [N]"),
    ("clear x", "clear takes no argument, not \"x\""),
    ("set", "FIELD is missing: set FIELD TEXT"),
    ("set zip", "TEXT is missing: set FIELD TEXT"),
    ("values x", "values takes no argument, not \"x\""),
    ("validate x", "validate takes no argument, not \"x\""),
    (
      "save --complet",
      "FILE must be the name of a file, such as ./--complet, not \"--complet\"; did you mean "
        + "\"--complete\"?"
    ),
    ("write -x", "FILE must be the name of a file, such as ./-x, not \"-x\""),
    ("save a b", "unexpected \"b\": save [--force] [--complete] [FILE]"),
    ("import", "FILE is missing: import FILE… [--view NAME]"),
    ("import --view X", "FILE is missing: import FILE… [--view NAME]"),
    ("import a.swift --view", "NAME is missing: import FILE… [--view NAME]"),
    (
      "import a.swift --veiw X",
      "FILE must be the name of a file, such as ./--veiw, not \"--veiw\"; did you mean \"--view\"?"
    ),
    ("audit --law", "NAME,… is missing: audit --law NAME,…"),
    ("audit --law= a.yaml", "NAME,… is missing: audit --law NAME,…"),
    (
      "audit --lew x",
      "no option \"--lew\"; did you mean \"--law\"?"
    ),
    ("row add", "ID is missing: " + addUsage),
    ("row add zip before", "FIELD is missing: " + addUsage),
    ("row move zip", "before, after or in is missing: " + moveUsage),
    ("section add Where in 1", "unexpected \"in\": " + sectionUsage),
    ("scroll top now", "unexpected \"now\"" + scrollIsMissing.dropFirst(34)),
    ("present field", presentations + "not \"field\""),
    ("present formSheet now", "unexpected \"now\": present [NAME [field]]"),
    ("strategies x", "strategies takes no argument, not \"x\""),
    ("devices x", "devices takes no argument, not \"x\""),
    ("device a keyboard=1 b", "unexpected \"b\": device [NAME] [keyboard=HEIGHT]"),
    ("rotate", "ORIENTATION is missing: rotate ORIENTATION"),
    ("keyboard", "the word after `keyboard`" + keyboardUsage),
    ("keyboard height", "the height is missing: keyboard height H|default"),
    ("keyboard float 4", "Y is missing: keyboard float X Y"),
    ("setting a b c", "unexpected \"c\": setting [NAME [VALUE]]"),
    ("frame 1 2 3", "H is missing: frame X Y W H"),
    ("inset 1 2", "BOTTOM is missing: inset TOP LEFT BOTTOM RIGHT"),
    ("why not now", "unexpected \"now\": why [STRATEGY]"),
    ("get", "PATH is missing: get PATH"),
    ("expect", "PATH is missing: expect PATH OP VALUE"),
    ("expect clock", "OP is missing: expect PATH OP VALUE"),
    ("expect clock ==", "VALUE is missing: expect PATH OP VALUE"),
    ("hold", "on or off is missing: hold on|off"),
    ("step", "SECONDS is missing: step SECONDS"),
    ("source", "FILE is missing: source FILE"),
    ("quit now", "STATUS must be a whole number from 0 to 255, not \"now\""),
  ]

  static let kinds: [(String, String)] = [
    ("tap 1 y", "Y must be a number from -1000000 to 1000000, not \"y\""),
    ("drag far", "DY must be a number from -1000000 to 1000000, not \"far\""),
    ("drag nan", "DY must be a number from -1000000 to 1000000, not \"nan\""),
    ("drag 1e300", "DY must be a number from -1000000 to 1000000, not \"1e300\""),
    ("scroll", scrollIsMissing),
    (
      "scroll up",
      "the word after `scroll` must be to, by, row, rect, outer, top or bottom, not \"up\""
    ),
    ("scroll to here", "Y must be a number from -1000000 to 1000000, not \"here\""),
    (
      "scroll row zip left",
      "the position must be none, top, middle or bottom, not \"left\""
    ),
    (
      "scroll row zip botom",
      "the position must be none, top, middle or bottom, not \"botom\"; did you mean \"bottom\"?"
    ),
    ("scroll rect 0 0 -1 5", "W must be a number from 0 to 1000000, not \"-1\""),
    ("delete 0", "N must be a whole number from 1 to 1000000, not \"0\""),
    ("undo 1000001", "N must be a whole number from 1 to 1000000, not \"1000001\""),
    ("undo 1.5", "N must be a whole number from 1 to 1000000, not \"1.5\""),
    ("redo -1", "N must be a whole number from 1 to 1000000, not \"-1\""),
    (
      "device 320x568 253",
      "the word after the device must be keyboard=HEIGHT in points, such as keyboard=253 (a name is "
        + "one word, such as iphone-16), not \"253\""
    ),
    (
      "device 320x568 keyboard=tall",
      "the word after the device must be keyboard=HEIGHT in points, such as keyboard=253, not "
        + "\"keyboard=tall\""
    ),
    (
      "rotate left",
      "the orientation must be portrait, landscape-left, landscape-right, upside-down or "
        + "landscape, not \"left\""
    ),
    (
      "keyboard colour red",
      "the word after `keyboard` must be kind, height, accessory, hardware, dock, undock, split, float or "
        + "language, not \"colour\""
    ),
    ("keyboard hardware in", "hardware must be on or off, not \"in\""),
    (
      "keyboard height -1",
      "the height must be a number from 0 to 5000, or default, not \"-1\""
    ),
    (
      "keyboard kind pad",
      "the kind must be default, ascii-capable, numbers-and-punctuation, url, number-pad, phone, "
        + "name-phone, email, decimal, twitter, web-search, ascii-number-pad, emoji, picker or date-picker, not \"pad\""
    ),
    ("show all", "the word after `show` must be screen, state, events or map, not \"all\""),
    (
      "expect clock = 1",
      "OP must be ==, !=, <, <=, >, >=, ~= or contains, not \"=\"; did you mean \"==\"?"
    ),
    (
      "expect scroll 12",
      "no figure \"scroll\", and an operator such as == is missing before \"12\", as in "
        + "`expect table.contentOffset.y == 12`"
    ),
    ("expect clock 1", "an operator such as == is missing before \"1\", as in `expect clock == 1`"),
    (
      "expect form.title New player",
      "OP must be ==, !=, <, <=, >, >=, ~= or contains, not \"New\""
    ),
    (
      "keyboard emojii",
      "the word after `keyboard` must be kind, height, accessory, hardware, dock, undock, split, float or "
        + "language, not \"emojii\"; did you mean \"emoji\"?"
    ),
    (
      "scroll to top",
      "Y must be a number from -1000000 to 1000000, not \"top\"; did you mean \"scroll top\"?"
    ),
    ("hold still", "hold must be on or off, not \"still\""),
    ("step -1", "SECONDS must be a number from 0 to 3600, not \"-1\""),
  ]

  private static let keyboardUsage =
    " is missing: keyboard kind KIND|field | height H|default | accessory H|default "
    + "| hardware on|off | dock | undock | split | float X Y | language NAME"

  private static let addUsage = "row add ID [before|after FIELD | in SECTION] [key=value…]"
  private static let moveUsage = "row move FIELD before|after FIELD | in SECTION"
  private static let sectionUsage =
    "section add HEADER [before|after SECTION] | remove SECTION | rename SECTION HEADER "
    + "| move SECTION before|after SECTION | set SECTION key=value…"

  private static let presentations =
    "the presentation must be fullScreen, pageSheet, formSheet, popover or alert, "

  private static let scrollIsMissing =
    "the word after `scroll` is missing: scroll to Y | by DY | row FIELD [none|top|middle|bottom] "
    + "| rect X Y W H | outer N X Y | top | bottom, [animated]"

  @Test(
    "A line that doesn't parse gets a message with the reason", arguments: names + counts + kinds)
  func lineThatDoesNotParse(line: String, message: String) {
    let error = #expect(throws: CommandError.self) { try Statement.read(line) }
    #expect(error?.message == message)
  }

  @Test(
    "A parse error gives the column of its cause",
    arguments: [
      ("  focsu zip", 3), ("focus 'zip", 7), ("reload  now", 9), ("scroll to here", 11),
      ("expect é = 1", 10),
    ])
  func columnOfTheReason(line: String, column: Int) {
    let error = #expect(throws: CommandError.self) { try Statement.read(line) }
    #expect(error?.column == column)
  }

  @Test("A parse error includes its suggestions as data") func suggestionsAreData() {
    let error = #expect(throws: CommandError.self) { try Statement.read("stratgy none") }
    #expect(error?.suggestions == ["strategy"])
  }
}
