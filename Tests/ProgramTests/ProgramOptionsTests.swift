@testable import SessionRunning

import Testing

struct ProgramOptionsTests {
  @Test(
    "Wrong options report what would work",
    arguments: [
      ProgramCase("the version", ["--version"], output: "formlift 0.1.0\n"),
      ProgramCase(
        "a letter wrong", ["--versoin"],
        diagnostics: "formlift: error: unknown option --versoin; did you mean --version?\n",
        status: 2
      ),
      ProgramCase(
        "British", ["--colour"],
        diagnostics: "formlift: error: unknown option --colour; did you mean --color?\n", status: 2),
      ProgramCase(
        "unlike any", ["-x"],
        diagnostics: "formlift: error: unknown option -x; `formlift --help` lists them\n",
        status: 2),
      ProgramCase(
        "one of several letters", ["-qx"],
        diagnostics: "formlift: error: unknown option -x; `formlift --help` lists them\n", status: 2
      ),
      ProgramCase(
        "an error before help", ["--help", "-x"],
        diagnostics: "formlift: error: unknown option -x; `formlift --help` lists them\n", status: 2
      ),
      ProgramCase("no value", ["-f"], diagnostics: "formlift: error: -f needs SCRIPT\n", status: 2),
      ProgramCase(
        "no value, long", ["--strategy"], diagnostics: "formlift: error: --strategy needs NAME\n",
        status: 2),
      ProgramCase(
        "an empty value", ["--device="], diagnostics: "formlift: error: --device needs NAME\n",
        status: 2),
      ProgramCase(
        "a value too many", ["--quiet=yes"],
        diagnostics: "formlift: error: --quiet takes no value, not \"yes\"\n", status: 2),
      ProgramCase(
        "a second form", ["a.yaml", "-q", "b.yaml"],
        diagnostics: "formlift: error: only one form can be opened; \"b.yaml\" is a second one\n",
        status: 2),
      ProgramCase(
        "a command without quotes after a form", ["a.yaml", "-c", "focus", "zip"],
        diagnostics: "formlift: error: a command of several words needs quotes: -c 'focus zip'\n",
        status: 2),
      ProgramCase(
        "a command without quotes", ["-c", "focus", "zip"],
        diagnostics: "zip: error: no such form; a command of several words needs quotes: "
          + "-c 'focus zip'\n",
        status: 2),
      ProgramCase(
        "a misspelled verb", ["imprt", "App.swift"],
        diagnostics: "formlift: error: no verb or form \"imprt\"; did you mean \"import\"?\n",
        status: 2),
      ProgramCase(
        "a command as a verb", ["compare", "zip"],
        diagnostics: "formlift: error: `compare` is a command of a session: `formlift -c "
          + "'compare zip'`\n", status: 2),
      ProgramCase(
        "a command with a form as a verb", ["validate", "a.yaml"],
        diagnostics: "formlift: error: `validate` is a command of a session: `formlift a.yaml -c "
          + "validate`\n", status: 2),
      ProgramCase(
        "no verb with a form", ["open", "a.yaml"],
        diagnostics:
          "formlift: error: no verb or form \"open\"; `formlift --help` lists the verbs\n",
        status: 2),
      ProgramCase(
        "a missing Swift file", ["try", "a.swift"],
        diagnostics: "formlift try: error: a.swift: there is no such file\n", status: 2),
      ProgramCase(
        "a device with a blank", ["-d", "iPhone SE"],
        diagnostics: "formlift: error: no device \"iPhone SE\"; did you mean \"iphone-se-3\", "
          + "\"iphone-se-2\" or \"iphone-se\"?\n", status: 2),
      ProgramCase(
        "a script as a form", ["a.formlift"],
        diagnostics: "a.formlift: error: No such file or directory\n", status: 2),
      ProgramCase(
        "a form as a script", ["-f", "a.yaml"],
        diagnostics: "a.yaml: error: it is a form, not a script; `formlift a.yaml` opens it\n",
        status: 2),
      ProgramCase(
        "the code without the option for it", ["audit", "--as", "Screen()"],
        diagnostics: "formlift audit: error: --as needs --own PATH, the app's code\n", status: 2),
      ProgramCase(
        "a version without code", ["audit", "--minimum-os", "16", "--depth", "focus"],
        diagnostics: "formlift audit: error: --minimum-os 16 is only for an app's own code "
          + "(--own PATH)\n", status: 2),
      ProgramCase(
        "a version that no phone runs", ["audit", "--minimum-os", "3"],
        diagnostics: "formlift audit: error: --minimum-os must be an iOS version: 6 to 18, 26 or "
          + "27, not \"3\"\n", status: 2),
      ProgramCase(
        "a second form behind --", ["a.yaml", "--", "-b.yaml"],
        diagnostics: "formlift: error: only one form can be opened; \"-b.yaml\" is a second one\n",
        status: 2
      ),
      ProgramCase(
        "an empty form", [""],
        diagnostics: "formlift: error: FORM is empty; leave it out to open the built-in form\n",
        status: 2),
      ProgramCase(
        "no terminal", ["-i"],
        diagnostics: "formlift: error: -i needs a terminal on standard input and output\n",
        status: 2),
      ProgramCase(
        "no such colour", ["--color", "blue"],
        diagnostics: "formlift: error: --color must be auto, always or never, not \"blue\"\n",
        status: 2),
      ProgramCase(
        "no such strategy", ["-s", "inset-tp"],
        diagnostics: "formlift: error: no strategy \"inset-tp\"; did you mean \"inset-top\"?\n",
        status: 2),
      ProgramCase(
        "no such device", ["-d", "iphon-16"],
        diagnostics: "formlift: error: no device \"iphon-16\"; "
          + "did you mean \"iphone-16\", \"iphone-16e\" or \"iphone-16-plus\"?\n",
        status: 2),
      ProgramCase(
        "no such orientation", ["-o", "portrit"],
        diagnostics: "formlift: error: no orientation \"portrit\"; did you mean \"portrait\"?\n",
        status: 2),
      ProgramCase(
        "an iPhone on its head", ["-o", "upside-down"],
        diagnostics: "formlift: error: an iPhone's interface does not turn upside down; "
          + "try `device ipad-9.7`\n", status: 2),
    ])
  func saysWhatIsWrong(run: ProgramCase) throws { try run.check(in: Workplace()) }

  @Test(
    "Options are accepted in every form",
    arguments: [
      ProgramCase(
        "apart", ["-d", "iphone-8", "-c", "get device.name"], output: "iphone-8\n"),
      ProgramCase("attached", ["-diphone-8", "-cget device.name"], output: "iphone-8\n"),
      ProgramCase(
        "long", ["--device", "ipad-9.7", "--command", "get device.name"], output: "ipad-9.7\n"),
      ProgramCase(
        "with an equals sign", ["--device=ipad-9.7", "--command=expect clock == 0"]),
      ProgramCase(
        "the last counts", ["-s", "none", "-s", "inset-top", "-c", "get strategy.name"],
        output: "inset-top\n"),
      ProgramCase(
        "strategy and orientation",
        [
          "-s", "keep-bottom", "-o", "landscape", "-c", "get strategy.name", "-c",
          "get device.orientation",
        ],
        output: "keep-bottom\nlandscape-left\n"),
      ProgramCase(
        "before the form's own", ["forms/twenty.yaml", "-diphone-8", "-c", "get device.name"],
        output: "iphone-8\n"),
      ProgramCase(
        "letters together", ["-qk", "-c", "focus zip", "-c", "bad", "-c", "get active.field"],
        output: "zip\n",
        diagnostics:
          "<command>:2: error: no command \"bad\"; `help commands` lists them\n  bad\n  ^\n",
        status: 1),
      ProgramCase(
        "letters with a value behind", ["-qcget clock"], output: "0\n"),
      ProgramCase(
        "a form behind --", ["-c", "get form.title", "--", "forms/twenty.yaml"], output: "Twenty\n"),
      ProgramCase("nothing to do", ["--"]),
      ProgramCase("the built-in form", ["-c", "get form.title"], output: "New player\n"),
      ProgramCase(
        "the default place", ["-c", "load forms/checkout.yaml", "-qc", "get strategy.name"],
        output: "least-motion\n"),
    ])
  func areTakenInEveryShape(run: ProgramCase) throws { try run.check(in: Workplace()) }

  @Test(
    "Scripts run before commands, each in order",
    arguments: [
      ProgramCase(
        "scripts before commands", ["-c", "echo c", "-f", "a", "-f", "b", "-c", "echo d"],
        output: "a\nb\nc\nd\n"),
      ProgramCase("standard input unread", ["-c", "echo c"], input: "bad\n", output: "c\n"),
      ProgramCase("unread beside a script", ["-f", "a"], input: "bad\n", output: "a\n"),
      ProgramCase(
        "standard input where it is asked for", ["-f", "a", "-f", "-", "-f", "b"],
        input: "echo in\n", output: "a\nin\nb\n"),
      ProgramCase(
        "one failure is the last", ["-f", "a", "-f", "-", "-c", "echo c"], input: "bad\n",
        output: "a\n",
        diagnostics:
          "<stdin>:1: error: no command \"bad\"; `help commands` lists them\n  bad\n  ^\n",
        status: 1),
      ProgramCase(
        "unless it is to go on", ["-k", "-f", "-", "-c", "echo c"], input: "bad\necho on\n",
        output: "on\nc\n",
        diagnostics:
          "<stdin>:1: error: no command \"bad\"; `help commands` lists them\n  bad\n  ^\n",
        status: 1),
      ProgramCase("quit is the end", ["-f", "q", "-f", "a", "-c", "echo c"], output: "q\n"),
      ProgramCase("quit with a status", ["-c", "exit 7", "-c", "echo c"], status: 7),
      ProgramCase(
        "quit is no success", ["-k", "-c", "bad", "-c", "quit", "-c", "echo c"],
        diagnostics:
          "<command>:1: error: no command \"bad\"; `help commands` lists them\n  bad\n  ^\n",
        status: 1),
    ])
  func scriptsAndCommandsInOrder(run: ProgramCase) throws {
    let workplace = try Workplace()
    try workplace.write("echo a\n", to: "a")
    try workplace.write("echo b\n", to: "b")
    try workplace.write("echo q\nquit\necho after\n", to: "q")
    try run.check(in: workplace)
  }

  @Test("The option --help lists every option") func helpListsEveryOption() throws {
    let ending = try Workplace().formlift(["-h"])
    #expect(
      ending.output == """
        Usage: formlift [options] [FORM]
               formlift VERB …

        Show how a form keeps its active row above the iOS keyboard.

        Opens a form on a simulated phone, focuses its fields, and shows how the active
        row is scrolled into view above the keyboard. Without FORM, it opens the
        built-in form. In a terminal it is interactive. Otherwise, standard input is a
        script.

        Options:
          -f, --file SCRIPT       Run a script (repeatable; - is standard input).
          -c, --command COMMAND   Run one command, after the scripts (repeatable).
          -i, --interactive       Continue interactively afterwards.
              --live              Continue on the live phone, with keys and mouse.
              --answers FILE      Start with the answers in this file; save writes
                                  there.
          -s, --strategy NAME     Avoid the keyboard with this strategy (default: the
                                  form's, or least-motion).
          -d, --device NAME       Show the form on this phone (default: the form's, or
                                  iphone-16).
          -o, --orientation NAME  Turn the phone: portrait, landscape-left,
                                  landscape-right, upside-down or landscape.
              --json              Print only JSON on standard output, one object per
                                  command.
              --color WHEN        Color the output: auto, always or never (default:
                                  auto).
          -k, --keep-going        Continue after a failed command.
          -q, --quiet             Print no picture and no notice after a command.
              --large             Accept forms of up to 256 MB, instead of 64 MB.
              --echo              Print each command before its answer.
          -h, --help              Show this help.
              --version           Show the version.

        Verbs:
          port         Port an app's Swift sources to Linux.
          try          Run an app's own code on the phone.
          export       Print a strategy as Swift code for your app.
          fill         Ask for the answers to a form.
          audit        Check every field on every phone under every strategy.
          replay       Replay the keyboard of a device's log on a form.
          import       Make a form from an app's screen.
          share        Save what a script does as a picture or a report.
          completions  Print a completion script for a shell.
          man          Show a man page.
          tour         Show the first commands in three minutes.

        formlift VERB --help explains a verb. A form whose name is a verb's is opened
        as ./NAME. formlift tour shows the first commands, and formlift -c help lists
        them.

        Examples:
          formlift -c 'focus zip' -c show
              Focus a field and draw the phone.
          formlift checkout.yaml -f checkout.formlift
              Run a script on a form.

        Exit status:
          0  Success.
          1  A command or an expectation failed.
          2  Wrong usage, or a form or script that cannot be read.

        """)
    #expect(ending.diagnostics.isEmpty)
    #expect(ending.status == 0)
    #expect(try Workplace().formlift(["--help"]) == ending)
  }
}
