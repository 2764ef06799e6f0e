import Forms
import Foundation
import Journals
import Session
import Terminal

/// An interactive session at a terminal: reads and runs command lines until the user quits.
package final class Conversation {
  private let console: any InteractiveConsole
  private let runner: Runner
  private let options: Options
  /// The introductory tour that explains the commands step by step, or nil in other sessions.
  private var tour: Tour?
  /// Whether the user was already warned that quitting loses unsaved answers.
  private var hasWarned = false
  /// The number of consecutive presses of `^C` while the command line is empty.
  private var interruptions = 0

  package init(_ console: any InteractiveConsole, _ runner: Runner, options: Options) {
    self.console = console
    self.runner = runner
    self.options = options
    tour = options.isTour ? Tour() : nil
    runner.console = console
    if console.isSpoken { runner.speak() }
  }

  private var session: Session { runner.session }

  /// Reads and runs lines until the user quits, and then closes the console.
  ///
  /// - Returns: the signal that ended the session, or nil. The process should end by the same
  ///   signal.
  package func run() -> Int32? {
    if !options.isJSON { greet() }
    runner.reportOpening()
    reportOtherSessions(isStart: true)
    if options.isLive { _ = runner.run(line: "live") }
    let signal = takeLines()
    if signal != nil { keepAll() } else { console.close() }
    return signal
  }

  /// Reads and runs lines until the session ends.
  ///
  /// Returns the signal that ended the session, or nil.
  private func takeLines() -> Int32? {
    while !runner.hasQuit {
      if let signal = console.termination { return signal }
      reportOtherSessions()
      runner.journal?.synchronize()
      console.write(lines: tour?.introduction() ?? [])
      let (ending, statement) = console.readLine(in: session)
      let interruptions = interruptions
      self.interruptions = 0
      switch ending {
      case .text: if take(statement) { tour?.goOn() }
      case .pasted(let lines, let typed): if take(paste: lines, typed: typed) { tour?.goOn() }
      case .touched(let typed):
        console.keep(typed)
        _ = take(statement)
      case .interrupted: if isEnded(byInterruptionAfter: interruptions) { return SIGINT }
      case .endOfInput: if leaves() { return nil }
      case .terminated(let signal): return signal
      case .back: continue
      }
    }
    return nil
  }

  /// Offers to recover unsaved answers of ended sessions; call it before `formlift fill` asks.
  package func reportOtherSessionsBeforeFilling() { reportOtherSessions(isStart: true) }

  private func greet() {
    let greeting = Greeting(session, isFirst: console.isNew)
    console.open(session, greeting: tour == nil ? greeting.lines : [Tour.greeting])
  }

  /// Runs a typed line; if quitting would lose unsaved answers, the first `quit` only warns.
  ///
  /// Returns whether the line ran and succeeded.
  private func take(_ statement: Statement) -> Bool {
    let hadWarned = hasWarned
    hasWarned = false
    if statement.mayMeanScreen, !clears() {
      console.remember(statement.text)
      return false
    }
    if statement.leaves, wouldLose, !hadWarned {
      console.remember(statement.text)
      warn()
      return false
    }
    return run(statement)
  }

  /// Runs pasted lines as a script, if the user agrees.
  ///
  /// Each line is added to the history when it runs as a command. Before, it might turn out to be
  /// an answer, perhaps a secret one.
  ///
  /// Returns whether the user agreed.
  private func take(paste lines: [String], typed: EditedLine) -> Bool {
    console.write(lines: Self.beginning(of: session.shownBeforeRunning(lines)))
    guard console.confirms("Run these \(lines.count) lines?") else {
      console.keep(typed)
      return false
    }
    _ = runner.run(GivenLines(lines, name: "<paste>", areSeen: true), by: run)
    return true
  }

  /// Returns the first lines of a pasted text, as a preview before the user agrees to run them.
  private static func beginning(of lines: [String]) -> [String] {
    let count = lines.count > 5 ? 4 : lines.count
    let rest = lines.count - count
    return lines.prefix(count).map { "  " + $0 } + (rest > 0 ? ["  … \(rest) more"] : [])
  }

  /// Returns whether a typed `clear` is meant to empty the active field, and not to clear the
  /// terminal as in a shell.
  ///
  /// If the active field has text, asks the user.
  private func clears() -> Bool {
    guard !options.isJSON, let field = session.activeField, let row = session.activeRow,
      !session.value(ofRow: row).isEmpty
    else { return true }
    return console.confirms("Empty \(field.id)? ^L clears the screen.")
  }

  /// Runs a typed line and adds it to the history of lines.
  ///
  /// Usually the line is added before it runs, so that no crash loses it. A line that may contain a
  /// secret is added after it has succeeded, and only if it contains no secret.
  private func run(_ statement: Statement) -> Bool {
    let line = statement.text
    guard !line.isEmpty else { return runner.run(statement) }
    let mayTell = session.mayTellSecret(statement)
    let isSecret = statement.shown != line || session.shown(statement) != line
    if !mayTell { console.remember(line) }
    let isDone = runner.run(statement)
    if mayTell, isDone, !isSecret { console.remember(line) }
    return isDone
  }

  private func leaves() -> Bool {
    guard wouldLose, !hasWarned else { return true }
    warn()
    return false
  }

  /// Whether quitting would lose unsaved answers or unwritten edits of the form.
  private var wouldLose: Bool { session.hasUnsavedAnswers || session.hasUnwrittenForm }

  private func warn() {
    hasWarned = true
    let isKept = runner.journal?.holdsAnswers == true
    let losses =
      (session.hasUnwrittenForm
        ? ["The form was changed: write FILE keeps it."] : [])
      + (session.hasUnsavedAnswers ? ["There are unsaved answers: save FILE keeps them."] : [])
    let words = losses.joined(separator: " ").dropLast()
    let kept = session.hasUnsavedAnswers ? "them" : "it"
    console.write(lines: [
      "\(words), ^D or quit again leaves." + (isKept ? " The next start offers \(kept)." : "")
    ])
  }

  /// Handles consecutive `^C` on an empty command line; returns whether the session ends.
  ///
  /// The second one prints how to quit, the third one ends the session.
  private func isEnded(byInterruptionAfter count: Int) -> Bool {
    guard console.lastLine.isEmpty else { return false }
    interruptions = count + 1
    switch interruptions {
    case 2:
      console.write(lines: ["^C once more, ^D or quit leaves."])
      // A `^C` typed before that hint does not count as the third; a key may have been held down.
      if console.hasKeysWaiting { interruptions += 1 }
    case 3: return true
    default: break
    }
    return false
  }

  /// Stores unsaved answers and edits when a signal ends the session, and restores the terminal.
  ///
  /// The terminal comes last, because it may block or be gone.
  private func keepAll() {
    runner.journal?.synchronize()
    _ = runner.endRecording()
    console.close()
    if wouldLose, runner.journal?.holdsAnswers == true {
      let kept = session.hasUnsavedAnswers ? "the answers are kept" : "the form's changes are kept"
      console.complain("formlift: \(kept); the next start offers them")
    }
    runner.journal?.close()
  }
}

// MARK: - Data from other sessions

extension Conversation {
  /// Reports answers that earlier sessions left unsaved for the form that was just opened.
  ///
  /// At the start, it also asks whether to recover them.
  private func reportOtherSessions(isStart: Bool = false) {
    guard let journal = runner.journal, !journal.shows(session.form) else { return }
    let left = runner.left
    runner.watchSaveFile()
    journal.show(session)
    if !options.isFilling, let file = session.unreadSaveFile.map(Session.quoted) {
      tell(["There is \(file) already: restore \(file) brings its answers back."])
    }
    if left.isShared || !left.isEmpty {
      // Keys typed before the program started are commands, not answers to this question.
      let asks = isStart && !options.isJSON && !console.hasKeysWaiting
      if left.isShared { share(left, asks: asks) }
      if !left.isEmpty { offer(left, asks: asks) }
    }
    if isStart, session.fileName == Form.builtInName { tell(UnwrittenForms().lines) }
  }

  /// Reports that another running session has the same form open.
  ///
  /// If both use the same answers file and `asks` is true, asks whether this session should no
  /// longer write that file.
  private func share(_ left: OrphanedJournals, asks: Bool) {
    guard let file = session.answersFile, left.shares(answersFile: file) else {
      return tell(["Another session has this form open; each keeps its own answers."])
    }
    let words = "Another session has this form and \(file) open"
    if asks, console.confirms("\(words). Go on read-only?", keys: "(y/n)") {
      runner.leaveAnswersFile()
      tell(["This session does not change \(file); save FILE uses another file."])
    } else {
      tell(["\(words); the one that saves second gets an error."])
    }
  }

  private func offer(_ left: OrphanedJournals, asks: Bool) {
    let recovery = left.recovery(in: session)
    let count = recovery.answers.count + recovery.refused.count { !$0.answer.isUnmatched }
    let hasForm = recovery.form != nil
    guard count > 0 || hasForm else {
      return tellOfRest(of: left, recovery)
    }
    let title = session.form.title.isEmpty ? session.fileName : session.form.title
    let note = left.noteOfFile(in: session).map { "; \($0)" } ?? ""
    let isOne = count == 1 && !hasForm
    let (they, them) = isOne ? ("It is kept", "it") : ("They are kept", "them")
    let words =
      "\(title): \(left.words(forCount: count, withForm: hasForm)) \(isOne ? "was" : "were") not "
      + "saved\(note)"
    if !asks {
      tell(["\(words); \(recover) brings \(them) back."])
    } else if console.confirms("\(words). Recover \(them)?", keys: "(y/n)") {
      runner.takeBack(left)
    } else {
      tell(["\(they): \(recover) brings \(them) back, `recover --discard` deletes \(them)."])
    }
  }

  /// The command that recovers answers of ended sessions, to name it in messages to the user.
  ///
  /// During `formlift fill`, the words say where to type it.
  private var recover: String {
    guard options.isFilling else { return "`recover`" }
    return "`recover` in `formlift\(options.form.map { " " + Session.quoted($0) } ?? "")`"
  }

  /// Reports what remains in ended sessions' journals; removes them if nothing can be recovered.
  private func tellOfRest(of left: OrphanedJournals, _ recovery: Session.Recovery) {
    tell(left.damage + (recovery.formNote.map { [$0] } ?? []))
    let refused = recovery.refused.count
    if refused > 0 {
      let words = refused == 1 ? "1 answer is" : "\(refused) answers are"
      let them = refused == 1 ? "it" : "them"
      tell(["\(words) kept aside: \(recover) tries again, `recover --discard` deletes \(them)."])
    } else if left.damage.isEmpty, !recovery.isUnread {
      left.remove()
    } else {
      tell(["`recover --discard` deletes the rest."])
    }
  }

  /// Writes lines to standard output, or to standard error with `--json`.
  private func tell(_ lines: [String]) {
    guard options.isJSON else { return console.write(lines: lines) }
    for line in lines { console.complain("formlift: \(line)") }
  }
}

/// The greeting at the start of an interactive session.
struct Greeting {
  /// The lines of the greeting: three in the user's first session, one in later sessions.
  let lines: [String]

  init(_ session: Session, isFirst: Bool) {
    guard isFirst else {
      lines = ["help lists the commands, Tab completes, ^D leaves."]
      return
    }
    let form = session.form
    let ids = form.fieldRows.compactMap { form.field(atRow: $0)?.id }
    let low = ids.contains("zip") ? "zip" : ids.last ?? ""
    lines = [
      "Try: focus \(low) (the keyboard comes up), why, strategy inset-top, tap outside;",
      "     fill asks for one value after the other, save answers.json keeps them;",
      "     help lists the commands, Tab completes, ^D leaves.",
    ]
  }
}
