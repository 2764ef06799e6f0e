import Audit
import Avoidance
import Forms
import FormModel
import Session
import Simulation
import TerminalText
import SessionRunning

extension Manual {
  /// All manuals: the program's, and one for each verb.
  static let all = [program] + verbs

  /// The verbs' manuals, in listing order.
  static let verbs: [Manual] = VerbName.allCases.map { $0.manual }

  /// Returns the manual of a verb; nil for any other word.
  static func of(verb name: String) -> Manual? { verbs.first { $0.verb == name } }

  /// The commands of a session, each with its summary.
  static var commandRows: [(String, String)] { Command.all.map { ($0.usage, $0.summary) } }

  static let forms = Values.files([".yaml", ".yml", ".json"])
  private static let swiftFiles = Values.files([".swift"])
  private static let strategies = Values.words { Strategy.all.map(\.name) }

  /// The manual of the program itself.
  static let program = Manual(
    summary: "shows how a form keeps its active row above the iOS keyboard",
    synopses: [
      "[options] [FORM]",
      "VERB …, where VERB is \(VerbName.allCases.map(\.rawValue).joined(separator: ", "))",
    ],
    description: [
      "Loads a form, focuses its fields, and shows how the active row is scrolled into view above "
        + "the keyboard of a simulated phone. Without FORM it opens its built-in form. With a "
        + "terminal it is interactive; otherwise standard input is a script."
    ],
    options: Options.all.map { entry in
      Option(
        short: entry.short, long: entry.long, argument: entry.argument, summary: entry.summary,
        values: entry.values)
    },
    notes: [
      "formlift tour shows the first commands, formlift -c help lists them, and formlift VERB --help "
        + "explains a verb."
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
  /// The verb's manual.
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
  private static let help = Option(short: "h", long: "help", summary: "show this help")

  /// The program's options that another verb takes as well, without a short name that it uses.
  private static func programOptions(_ names: String..., without used: Character) -> [Option] {
    names.compactMap { name in
      var option = program.options.first { $0.long == name }
      if option?.short == used { option?.short = nil }
      return option
    }
  }

  static let port = Manual(
    verb: "port",
    summary: "ports an app's Swift sources to Linux",
    synopses: ["PATH… --output DIR [options]"],
    description: [
      "Ports an app's Swift sources, written for the Objective-C runtime, to Linux, where they "
        + "compile against formlift's module UIKit. PATH is a Swift file or a folder. The sources "
        + "stay as they are. Every line stays where it was, so that errors name the place in the "
        + "source. What could not be ported is listed on standard error."
    ],
    options: [
      Option(
        short: "o", long: "output", argument: "DIR", summary: "write there; folders are kept",
        values: .files(["/"])),
      Option(long: "prefix", argument: "TEXT", summary: "put it before the name of each file"),
      Option(
        long: "one-module",
        summary: "compile them all as one module, without imports of each other"),
      Option(short: "q", long: "quiet", summary: "no word of what was done"),
      Option(
        short: "k", long: "keep-going",
        summary: "exit with 0 though something could not be ported"),
      help,
    ],
    examples: [("formlift port Sources/App --output Linux/App", "port a folder")],
    statuses: [
      (0, "success"), (1, "something could not be ported"),
      (2, "wrong usage, or a file that cannot be read or written"),
    ],
    operands: [swiftFiles])

  static let tryOut = Manual(
    verb: "try",
    summary: "runs an app's own code on the phone",
    synopses: ["FILE.swift|FOLDER… --as EXPRESSION [options] [FORM]"],
    description: [
      "The Swift files, or those of folders, are ported and compiled once; with the code as the "
        + "strategy own, all else is as without try. EXPRESSION makes the object whose code it is, "
        + "of table, scrollView, controller, window and fields, the views of the form. A view "
        + "controller whose expression takes none of them is shown with the views that it builds.",
      "A crash, or a loop that does not end, ends the command in which it comes, with the place.",
    ],
    options: [
      Option(long: "as", argument: "EXPRESSION", summary: "make the object whose code it is"), help,
    ],
    notes: ["The other options are formlift's own: formlift --help lists them."],
    examples: [
      (
        "formlift try Keyboard.swift --as 'KeyboardAdjustment(scrollView: table)' checkout.yaml",
        "run keyboard code on a form"
      ),
      (
        "formlift try Checkout.swift --as 'CheckoutViewController()'",
        "run a screen with the fields that it builds"
      ),
    ],
    statuses: [
      (0, "success"), (1, "a command or an expectation failed"),
      (2, "wrong usage, or sources that do not compile"),
    ],
    operands: [.files([".swift", ".yaml", ".yml", ".json"])])

  static let export = Manual(
    verb: "export",
    summary: "prints a strategy as Swift code to take home",
    synopses: ["[STRATEGY] [decision=value…] [--as uikit|swiftui]"],
    description: [
      "Prints one file without dependencies, whose class a view controller keeps in a property. "
        + "For a system that is a library it prints how to set it up."
    ],
    options: [
      Option(
        long: "as", argument: "TOOLKIT", summary: "uikit or swiftui",
        values: .words { ["uikit", "swiftui"] }),
      help,
    ],
    examples: [
      ("formlift export least-motion > LeastMotionKeyboard.swift", "save a strategy as a file")
    ],
    statuses: [(0, "success"), (2, "wrong usage, or a strategy without code")],
    operands: [strategies])

  static let fill = Manual(
    verb: "fill",
    summary: "asks for the answers to a form",
    synopses: ["[--answers FILE] [--output FORMAT] [FORM]"],
    description: [
      "Asks for one value after the other on standard error, and writes the answers to standard "
        + "output. Where no terminal is, each line of standard input is an answer: an empty one "
        + "keeps the form's value, a full stop alone ends them."
    ],
    options: [
      Option(
        long: "answers", argument: "FILE", summary: "begin with the answers of this file",
        values: .files([".json"])),
      Option(
        long: "output", argument: "FORMAT",
        summary: "\(AnswersFormat.choices); json unless it is given",
        values: .words { AnswersFormat.all.map(\.name) }),
      help,
    ],
    notes: [AnswersFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ") + "."],
    examples: [
      ("formlift fill order.yaml > order.json", "ask, and keep the answers as JSON"),
      ("eval \"$(formlift fill order.yaml --output env)\"", "ask, and set shell variables"),
    ],
    statuses: [
      (0, "the answers are complete"), (1, "they are not complete"),
      (2, "wrong usage, or a form that cannot be read"),
      (130, "interrupted by ^C; the next start offers what was given"),
    ],
    operands: [forms])

  static let audit = Manual(
    verb: "audit",
    summary: "checks every field on every phone under every strategy",
    synopses: [
      "[options] [FORM…]", "--own PATH… --as EXPRESSION [options] [FORM…]",
      "merge [options] FILE…",
    ],
    description: [
      "Plays every field of the forms on every phone under every strategy, and counts which laws "
        + "are broken, each with the smallest case as a script. Without FORM it is the built-in "
        + "form."
    ],
    options: [
      Option(
        long: "own", argument: "PATH…",
        summary: "an app's own code, files or folders, as the strategy own (formlift try)",
        values: swiftFiles),
      Option(
        long: "as", argument: "EXPRESSION",
        summary: "makes the object whose code it is (formlift try --help)"),
    ]
      + AuditOption.all.map { option in
        Option(
          long: String(option.name.dropFirst(2)), argument: option.argument,
          summary: option.summary, values: option.values)
      } + [help],
    notes: [
      "merge puts the parts together that --shard made; a part that is there twice counts once. It "
        + "takes --format, --fail-on and --baseline. It needs --own only to play own code on a "
        + "page. ^C prints what is known by then."
    ],
    examples: [
      ("formlift audit checkout.yaml --strategy own", "judge one strategy on a form"),
      (
        "formlift audit --own Sources/App --as 'LoginViewController()' --format junit",
        "judge a screen of your own, for a CI server"
      ),
    ],
    statuses: [
      (0, "success"), (1, "a law of --fail-on was broken, or something is not in --baseline"),
      (2, "wrong usage, a file that cannot be read, or a part that is missing from merge"),
    ],
    operands: [forms])

  static let replay = Manual(
    verb: "replay",
    summary: "replays the keyboard of a device's log on a form",
    synopses: ["LOG [options] [FORM]"],
    description: [
      "Moves the keyboard as the notifications in LOG have it, the text of a device's console, and "
        + "shows what becomes of FORM: formlift -c 'help replay' says what is read. Options are "
        + "those of formlift; commands of -c come behind, such as -c 'strategy inset-top' -c why. "
        + "With a field to be active: formlift FORM -c 'replay LOG FIELD'."
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
    summary: "makes a form of a screen of an app",
    synopses: ["FILE… [-o FORM.yaml] [--view NAME] [--force]"],
    description: [
      "FILE is \(ImportRequest.sources), or a folder of them; views that one shows are looked up "
        + "in all that are given. Of several screens it is the one with the most fields. What "
        + "brings no keyboard becomes a row of text. What of the sources the form does not say is "
        + "listed on standard error, with its place."
    ],
    options: [
      Option(
        short: "o", long: "output", argument: "FORM",
        summary: "write there, as JSON where the name ends in .json; else to standard output",
        values: forms),
      Option(long: "view", argument: "NAME", summary: "take this view, controller or scene"),
      Option(long: "force", summary: "replace FORM"), help,
    ],
    examples: [
      ("formlift import SignUpView.swift -o signup.yaml", "import a view of SwiftUI"),
      ("formlift import Main.storyboard --view SignUpController", "import a scene"),
    ],
    statuses: [
      (0, "success"), (1, "something is listed"), (2, "wrong usage, or nothing to import"),
    ],
    operands: [.files([".swift", ".storyboard", ".xib"])])

  static let share = Manual(
    verb: "share",
    summary: "writes what a script did as a picture to send",
    synopses: ["[options] SCRIPT -o FILE [FORM]"],
    description: [
      "Runs a script, and writes what it did as a picture. A script that fails is shown up to "
        + "there. The ending of FILE chooses the kind: \(ShareFormat.list)",
      ShareFormat.makers,
    ],
    options: [
      Option(
        short: "o", long: "output", argument: "FILE", summary: "where the picture goes",
        values: .files(ShareFormat.allCases.map(\.ending))),
      Option(
        long: "strategies", argument: "NAME,…", summary: "what stands side by side in a page",
        values: .list { Strategy.all.map(\.name) }),
      Option(
        long: "theme", argument: "auto|light|dark",
        summary: "the picture's colors; auto leaves them to the reader",
        values: .words { Theme.allCases.map(\.rawValue) }),
    ] + programOptions("strategy", "device", "orientation", without: "o") + [help],
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
    summary: "prints the completions for a shell",
    synopses: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
    description: [
      "Prints a script that completes verbs, options and their values, files, and inside -c the "
        + "commands, with the fields of the FORM on the line."
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
    summary: "prints a man page",
    synopses: ["[PAGE]"],
    description: [
      "Prints the source of a man page in mdoc, or without PAGE the names of all pages."
    ],
    options: [help],
    examples: [("formlift man formlift-fill | man -l -", "read a page that is not installed")],
    statuses: [(0, "success"), (2, "there is no such page")],
    operands: [.words { ManPage.names.map(\.name) }])

  static let tour = Manual(
    verb: "tour",
    summary: "shows the first commands in three minutes",
    synopses: ["[--help]"],
    description: [
      "Opens a session on the built-in form. Each step says one thing and shows a command to type. "
        + "It goes on when a command has run, whichever it is. Return skips a step, and ^D leaves. "
        + "Everything works as in any session: completion, history, undo and help."
    ],
    options: [help],
    examples: [("formlift tour", "take the tour")],
    statuses: [(0, "success"), (2, "wrong usage, or there is no terminal")])
}

extension AuditOption {
  /// The values for completions.
  fileprivate var values: Manual.Values {
    if takesFile { return .files([".json"]) }
    let choices = choices
    if choices().isEmpty { return .any }
    return takesList ? .list(choices) : .words(choices)
  }
}
