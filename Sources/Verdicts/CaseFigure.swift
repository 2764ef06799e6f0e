import Audit
import Foundation
import Simulation

/// The wanted and the actual number of an `expect` command that failed in an audit's case.
struct CaseFigure {
  private let path: String
  private let wanted: Double
  private let actual: Double

  /// Reads the wanted number from an `expect` command, and the actual one from its error message.
  ///
  /// The message ends with the actual number. Returns nil if the wanted or the actual value isn't a
  /// number.
  init?(_ command: String, error: String?) {
    let words = command.split(separator: " ")
    guard words.count == 4, words[0] == "expect", let wanted = Double(words[3]),
      let actual = error?.split(separator: " ").last.flatMap({ Double($0) })
    else { return nil }
    (path, self.wanted, self.actual) = (String(words[1]), wanted, actual)
  }

  /// Returns a sentence that explains the two numbers for the broken law (a rule) with a name.
  ///
  /// Nil if there is no such sentence for the law; the error message is shown instead.
  ///
  /// `noun` names the form's view, such as `table`.
  func sentence(about law: String, noun: String) -> String? {
    let difference = abs(actual - wanted)
    switch (law, path) {
    case ("no-gap", _):
      let gap = difference + Double(CGFloat.greatestMargin)
      return "Scrolled to the end, the last row is \(points(gap)) above the keyboard."
    case ("reachable", "table.maximumOffset") where noun == "screen":
      return "Nothing here scrolls, and \(points(difference)) at the form's end stay covered."
    case ("reachable", "table.maximumOffset"):
      return "However far one scrolls, \(points(difference)) at the form's end stay covered."
    case ("reachable", "table.minimumOffset"):
      return "However far one scrolls, \(points(difference)) at the form's start stay covered."
    case ("room-restored", _):
      return "After dismissal, \(path) is \(written(actual)), and it was \(written(wanted))."
    case ("repeatable", _):
      return "The next time, \(path) is \(written(actual)), and it was \(written(wanted))."
    case ("no-blank-strip", "table.contentOffset.y"):
      let end = actual > wanted ? "end" : "start"
      return "The content is scrolled \(points(difference)) beyond its \(end)."
    case ("no-blank-strip", "table.frame.height"):
      return "The \(noun) is \(written(actual)) points high instead of \(written(wanted)), and "
        + "leaves a blank strip of \(points(difference))."
    case ("no-blank-strip", "table.frame.y"):
      let way = actual > wanted ? "down" : "up"
      return "The \(noun) was moved \(way) by \(points(difference)), and leaves a blank strip."
    case ("reachable", "table.frame.y"):
      return "The form was moved up, and \(points(difference)) at its start can't be reached."
    case ("reachable", "table.visible.height"):
      return "The \(noun) shows only \(points(actual)), and a row needs \(points(wanted))."
    default: return nil
    }
  }

  private func points(_ number: Double) -> String {
    number == 1 ? "1 point" : "\(written(number)) points"
  }

  private func written(_ number: Double) -> String { CGFloat(number).inWords }
}
