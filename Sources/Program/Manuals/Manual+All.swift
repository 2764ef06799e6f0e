import Audit
import Avoidance
import Forms
import FormModel
import Session
import Simulation
import TerminalText
import SessionRunning

extension Manual {
  /// All manuals: the program's, and one for each subcommand.
  static let all = [program] + verbs

  /// The manuals of the subcommands, in the order of the help.
  static let verbs: [Manual] = VerbName.allCases.map { $0.manual }

  /// Returns the manual of a subcommand, or nil for any other word.
  static func of(verb name: String) -> Manual? { verbs.first { $0.verb == name } }

  /// The usage and the summary of each command of an interactive session, for the man page.
  static var commandRows: [(String, String)] { Command.all.map { ($0.usage, $0.summary) } }

  static let forms = Values.files([".yaml", ".yml", ".json"])
  private static let swiftFiles = Values.files([".swift"])
  private static let strategies = Values.words { Strategy.all.map(\.name) }

  /// The options of the program without a subcommand.
  private static let programOptions =
    // --output is only for fill.
    Options.all.filter { $0.long != "output" }.map { entry in
      Option(
        short: entry.short, long: entry.long, argument: entry.argument, summary: entry.summary,
        values: entry.values)
    }

  /// The manual of the program without a subcommand.
  static let program = Manual(
    summary: "Show how a form keeps its active row above the iOS keyboard",
    synopses: ["[options] [FORM]", "VERB …"],
    description: [
      "Opens a form on a simulated phone, focuses its fields, and shows how the active row is "
        + "scrolled into view above the keyboard. Without FORM, it opens the built-in form. In a "
        + "terminal it is interactive. Otherwise, standard input is a script."
    ],
    options: programOptions,
    lists: [NameList(heading: "Verbs", items: verbs.map { ($0.verb ?? "", $0.summary) })],
    notes: [
      "formlift VERB --help explains a verb. A form whose name is a verb's is opened as ./NAME. "
        + "formlift tour shows the first commands, and formlift -c help lists them."
    ],
    examples: [
      ("formlift -c 'focus zip' -c show", "focus a field and draw the phone"),
      ("formlift checkout.yaml -f checkout.formlift", "run a script on a form"),
    ],
    statuses: [
      (0, "success"), (1, "a command or an expectation failed"),
      (2, "wrong usage, or a form or script that cannot be read"),
    ],
    operands: [forms])
}

extension VerbName {
  /// The manual of the subcommand that has this name.
  var manual: Manual {
    switch self {
    case .port: .port
    case .tryOut: .tryOut
    case .export: .export
    case .fill: .fill
    case .audit: .audit
    case .replay: .replay
    case .importForm: .importForm
    case .share: .share
    case .completions: .completions
    case .man: .man
    case .tour: .tour
    }
  }
}

// MARK: - The verbs

extension Manual {
  private static let help = Option(short: "h", long: "help", summary: "Show this help")

  /// Returns the program's options with these names, for a subcommand that accepts them too.
  ///
  /// `used` is a short name that the subcommand uses for another option, so the result doesn't have
  /// it.
  private static func programOptions(_ names: String..., without used: Character) -> [Option] {
    names.compactMap { name in
      var option = programOptions.first { $0.long == name }
      if option?.short == used { option?.short = nil }
      return option
    }
  }

  static let port = Manual(
    verb: "port",
    summary: "Port an app's Swift sources to Linux",
    synopses: ["PATH… --output DIR [options]"],
    description: [
      "Ports Swift sources that were written for the Objective-C runtime. The ported files compile "
        + "on Linux with Formlift's module UIKit. PATH is a Swift file, or a folder with Swift "
        + "files.",
      "The sources are not changed. Each line keeps its number, so that errors name the place in "
        + "the source. Code that could not be ported is listed on standard error.",
    ],
    options: [
      Option(
        short: "o", long: "output", argument: "DIR",
        summary: "Write the ported files to this folder, in the same subfolders",
        values: .files(["/"])),
      Option(
        long: "prefix", argument: "TEXT", summary: "Put this text before the name of each file"),
      Option(
        long: "one-module",
        summary: "Port all files as one module, without imports of each other, and number files "
          + "with the same name"),
      Option(short: "q", long: "quiet", summary: "Print no summary"),
      Option(
        short: "k", long: "keep-going",
        summary: "Exit with status 0 even if some code could not be ported"),
      help,
    ],
    examples: [("formlift port Sources/App --output Linux/App", "port a folder")],
    statuses: [
      (0, "success"), (1, "some code could not be ported"),
      (2, "wrong usage, or a file that cannot be read or written"),
    ],
    operands: [swiftFiles])

  static let tryOut = Manual(
    verb: "try",
    summary: "Run an app's own code on the phone",
    synopses: ["FILE.swift|FOLDER… [--as EXPRESSION] [options] [FORM]"],
    description: [
      "Ports and compiles the Swift files, and runs their code as the strategy own. Everything "
        + "else works as without try. Sources that have not changed are not compiled again.",
      "EXPRESSION is Swift that creates the app's object. It can use table, scrollView, "
        + "controller, window and fields, the views of the form. If it creates a view controller "
        + "and uses none of these, the view controller's own screen is shown instead of FORM. "
        + "Without --as, the only view controller of the sources is created, without arguments.",
      "If the code crashes or does not return, the command fails and names the place in the code.",
    ],
    options: [
      Option(
        long: "as", argument: "EXPRESSION",
        summary: "Create the app's object with this Swift expression"),
      help,
    ],
    notes: ["All options of formlift can be used too. formlift --help lists them."],
    examples: [
      (
        "formlift try Keyboard.swift --as 'KeyboardAdjustment(scrollView: table)' checkout.yaml",
        "run keyboard code on a form"
      ),
      (
        "formlift try Checkout.swift",
        "run the file's view controller, a screen with the fields that it creates"
      ),
    ],
    statuses: [
      (0, "success"), (1, "a command or an expectation failed"),
      (2, "wrong usage, or sources that do not compile"),
    ],
    operands: [.files([".swift", ".yaml", ".yml", ".json"])])

  static let export = Manual(
    verb: "export",
    summary: "Print a strategy as Swift code for your app",
    synopses: ["[STRATEGY] [decision=value…] [--as uikit|swiftui]"],
    description: [
      "Prints one Swift file without dependencies: a class that a view controller holds in a "
        + "property. For a strategy that is a library, it prints the code that sets the library "
        + "up. Without STRATEGY, it prints least-motion.",
      "decision=value changes a decision of the strategy, such as reveal=bottom or margin=8. "
        + "formlift -c strategies lists the strategies.",
    ],
    options: [
      Option(
        long: "as", argument: "TOOLKIT",
        summary: "Print code for uikit or swiftui (default: uikit)",
        values: .words { ["uikit", "swiftui"] }),
      help,
    ],
    examples: [
      ("formlift export least-motion > LeastMotionKeyboard.swift", "save a strategy as a file"),
      ("formlift export inset-top reveal=bottom", "print a strategy with another decision"),
    ],
    statuses: [(0, "success"), (2, "wrong usage, or a strategy without code")],
    operands: [strategies])

  static let fill = Manual(
    verb: "fill",
    summary: "Ask for the answers to a form",
    synopses: ["[--answers FILE] [--output FORMAT] [FORM]"],
    description: [
      "Asks for one value after another on standard error, and writes the answers to standard "
        + "output. Without FORM, it asks for the built-in form.",
      "If standard input is not a terminal, each of its lines is an answer. An empty line keeps "
        + "the form's value. A line with only a full stop ends the answers.",
    ],
    options: [
      Option(
        long: "answers", argument: "FILE", summary: "Start with the answers in this file",
        values: .files([".json"])),
      Option(
        long: "output", argument: "FORMAT",
        summary: "Write the answers in this format (default: json)",
        values: .words { AnswersFormat.all.map(\.name) }),
      help,
    ],
    lists: [NameList(heading: "Formats", items: AnswersFormat.all.map { ($0.name, $0.summary) })],
    examples: [
      ("formlift fill order.yaml > order.json", "ask, and save the answers as JSON"),
      ("eval \"$(formlift fill order.yaml --output env)\"", "ask, and set shell variables"),
    ],
    statuses: [
      (0, "the answers are complete"), (1, "the answers are not complete"),
      (2, "wrong usage, or a form that cannot be read"),
      (130, "interrupted by ^C; the next start offers the answers so far"),
    ],
    operands: [forms])

  static let audit = Manual(
    verb: "audit",
    summary: "Check every field on every phone under every strategy",
    synopses: [
      "[options] [FORM…]", "--own PATH… [--as EXPRESSION] [options] [FORM…]",
      "merge [options] FILE…",
    ],
    description: [
      "Touches every field of the forms on every phone under every strategy, and checks laws, such "
        + "as that the active row is visible. The report counts how often each law is broken, "
        + "with the shortest script that shows it. Without FORM, it audits the built-in "
        + "form.",
      "^C stops the audit and prints the results so far. merge joins the parts of an audit that "
        + "--shard split. A part that is given twice counts once.",
    ],
    options: [
      Option(
        long: "own", argument: "PATH…",
        summary: "Audit an app's own code, as formlift try runs it", values: swiftFiles),
      Option(
        long: "as", argument: "EXPRESSION",
        summary: "Create the app's object with this Swift expression"),
    ]
      + AuditOption.all.map { option in
        Option(
          long: String(option.name.dropFirst(2)), argument: option.argument,
          summary: option.summary, values: option.values)
      } + [help],
    lists: [
      NameList(heading: "Laws whose breaks are failures", items: laws(.failure)),
      NameList(heading: "Laws whose breaks are remarks", items: laws(.remark)),
      NameList(heading: "Transitions", items: Transition.all.map { ($0.name, $0.summary) }),
    ],
    notes: [
      "Remarks are matters of taste or comfort. They are only counted, unless --law or --laws "
        + "lists their cases.",
      "merge takes \(AuditOption.ofReports.conjunction). For --format html with own code, it "
        + "needs --own and --as too.",
    ],
    examples: [
      ("formlift audit checkout.yaml --strategy inset-top", "check one strategy on a form"),
      (
        "formlift audit --own Sources/App --as 'LoginViewController()' --format junit",
        "check your own screen on a CI server"
      ),
    ],
    statuses: [
      (0, "success"), (1, "a law of --fail-on was broken, in a case that --baseline does not have"),
      (2, "wrong usage, a file that cannot be read, or a missing part in merge"),
    ],
    operands: [forms])

  private static func laws(_ kind: Law.Kind) -> [(name: String, meaning: String)] {
    Law.all.filter { $0.kind == kind }.map { ($0.name, $0.summary) }
  }

  static let replay = Manual(
    verb: "replay",
    summary: "Replay the keyboard of a device's log on a form",
    synopses: ["LOG [options] [FORM]"],
    description: [
      "Moves the keyboard as the notifications in LOG say, and shows what happens to FORM. LOG is "
        + "the text of a device's console. formlift -c 'help replay' lists what is read.",
      "All options of formlift can be used. Commands given with -c run after the replay, such as "
        + "-c 'strategy inset-top' -c why. To replay with an active field, use formlift FORM -c "
        + "'replay LOG FIELD'.",
    ],
    options: [help],
    examples: [("formlift replay customer.log checkout.yaml", "replay a log on a form")],
    statuses: [
      (0, "success"), (1, "the log has no keyboard notification, or a command failed"),
      (2, "wrong usage, or a form that cannot be read"),
    ],
    operands: [.files([]), forms])

  static let importForm = Manual(
    verb: "import",
    summary: "Make a form from an app's screen",
    synopses: ["FILE… [-o FORM.yaml] [--view NAME] [--force]"],
    description: [
      "FILE is \(ImportRequest.sources), or a folder of such files. A view that contains other "
        + "views is imported with them, if they are in a given file. If there are several "
        + "screens, the one with the most fields is imported.",
      "Views without a keyboard become rows of text. Standard error lists what a form cannot "
        + "describe, with the place in the sources.",
    ],
    options: [
      Option(
        short: "o", long: "output", argument: "FORM",
        summary: "Write the form to this file, as JSON if it ends in .json (default: standard "
          + "output)",
        values: forms),
      Option(
        long: "view", argument: "NAME", summary: "Import the view, controller or scene of this name"
      ),
      Option(long: "force", summary: "Replace FORM if it exists"), help,
    ],
    examples: [
      ("formlift import SignUpView.swift -o signup.yaml", "import a SwiftUI view"),
      ("formlift import Main.storyboard --view SignUpController", "import a scene"),
    ],
    statuses: [
      (0, "success"), (1, "the import has warnings"), (2, "wrong usage, or nothing to import"),
    ],
    operands: [.files([".swift", ".storyboard", ".xib"])])

  static let share = Manual(
    verb: "share",
    summary: "Save what a script does as a picture or a report",
    synopses: ["[options] SCRIPT -o FILE [FORM]"],
    description: [
      "Runs a script, and draws what happens. If the script fails, the picture ends there. The "
        + "extension of FILE chooses the format. \(ShareFormat.makers)"
    ],
    options: [
      Option(
        short: "o", long: "output", argument: "FILE", summary: "Write the picture to this file",
        values: .files(ShareFormat.allCases.map(\.ending))),
      Option(
        long: "strategies", argument: "NAME,…",
        summary: "Show these strategies side by side, in .html",
        values: .list { Strategy.all.map(\.name) }),
      Option(
        long: "theme", argument: "auto|light|dark",
        summary: "Use light or dark colors; auto follows the reader's setting",
        values: .words { Theme.allCases.map(\.rawValue) }),
    ] + programOptions("strategy", "device", "orientation", without: "o") + [help],
    lists: [
      NameList(heading: "Formats", items: ShareFormat.allCases.map { ($0.ending, $0.summary) })
    ],
    examples: [
      ("formlift share zip.formlift -o zip.svg checkout.yaml", "draw a script"),
      (
        "formlift share zip.formlift -o zip.html --strategies none,least-motion",
        "compare two strategies on a page"
      ),
    ],
    statuses: [
      (0, "success"),
      (1, "a command of the script failed, or the picture could not be written"),
      (2, "wrong usage, or a form or script that cannot be read"),
    ],
    operands: [.files([".formlift"]), forms])

  static let completions = Manual(
    verb: "completions",
    summary: "Print a completion script for a shell",
    synopses: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
    description: [
      "The script completes verbs, options and their values, and the names of files. In the "
        + "argument of -c, it completes commands, with the fields of the FORM on the line."
    ],
    options: [help],
    examples: [
      ("eval \"$(formlift completions bash)\"", "complete in this bash"),
      ("formlift completions fish > ~/.config/fish/completions/formlift.fish", "install for fish"),
    ],
    statuses: [(0, "success"), (2, "wrong usage")],
    operands: [.words { Shell.allCases.map(\.rawValue) }])

  static let man = Manual(
    verb: "man",
    summary: "Show a man page",
    synopses: ["[PAGE]"],
    description: [
      "Shows a man page on the terminal. A file or another program gets its source in the format "
        + "mdoc. Without PAGE, it lists the pages."
    ],
    options: [help],
    examples: [
      ("formlift man formlift-fill", "read the page about fill"),
      ("formlift man formlift-fill > formlift-fill.1", "save its source"),
    ],
    statuses: [(0, "success"), (2, "there is no such page")],
    operands: [.words { ManPage.names.map(\.name) }])

  static let tour = Manual(
    verb: "tour",
    summary: "Show the first commands in three minutes",
    synopses: ["[--help]"],
    description: [
      "Opens a session on the built-in form. Each step explains one thing and shows a command to "
        + "type. Any command leads to the next step. Return skips a step, and ^D leaves. "
        + "Everything works as in any session, such as completion, history, undo and help."
    ],
    options: [help],
    examples: [("formlift tour", "take the tour")],
    statuses: [(0, "success"), (2, "wrong usage, or there is no terminal")])
}

extension AuditOption {
  /// The values that the option can have, for shell completion.
  fileprivate var values: Manual.Values {
    if takesFile { return .files([".json"]) }
    let choices = choices
    if choices().isEmpty { return .any }
    return takesList ? .list(choices) : .words(choices)
  }
}
