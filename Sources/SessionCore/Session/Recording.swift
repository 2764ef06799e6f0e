import Foundation
import SessionState

/// A recording in progress, which writes the session's commands into a script file.
package struct Recording: Equatable, Sendable {
  package let file: String
  /// Whether each command is written to the recording's file at once.
  ///
  /// Otherwise the whole script is written when the recording ends, as for a pipe or a terminal.
  package let isGrowing: Bool
  /// The index in the command log of the first command whose results the script checks.
  ///
  /// It decreases if commands before it are undone.
  package private(set) var start: Int
  /// The last value written to the script for each checked path, such as `keyboard.visible`.
  private var known: [String: String] = [:]
  /// The number of bytes of log lines before ``remark`` in the recording's file; nil before the
  /// first write.
  private var placeOfRemark: Int?
  /// The number of dropped log entries at the last write; if more are dropped later, the whole file
  /// is written again.
  private var droppedCount = 0

  package init(file: String, start: Int, isGrowing: Bool = true) {
    self.file = file
    self.start = start
    self.isGrowing = isGrowing
  }

  /// The comment that a script has instead of a line with a secure value.
  package static let omission = "# A secure value is left out here."

  /// The script line that replaces a check of a length when a secure value may have moved rows.
  package static let omittedCheck =
    "# A check is left out here, because a secure value may have moved rows."

  /// The paths of the observable values that a recorded script checks after each command.
  private static let paths: [String] = {
    let figures = StateRecord.figures
    return [
      figures.activeField.path, figures.clearance.path, figures.visibleShare.path,
      figures.contentOffset.path + ".y", figures.keyboardVisible.path,
    ]
  }()

  /// Returns whether the observable value at a path may depend on the positions of rows.
  package static func isLength(_ path: String) -> Bool {
    ["table", "active", "scrolls"].contains { path == $0 || path.hasPrefix("\($0).") }
      && !["active.field", "active.row", "active.section"].contains(path)
  }

  /// Returns script lines that check those values of a session that changed since the last call.
  ///
  /// The lines are `expect` commands, which follow a command's own line in the script.
  /// They check no lengths if a secure value may have moved rows.
  package mutating func expectations(of session: Session) -> [String] {
    let record = StateRecord(session)
    var lines: [String] = []
    // The script can't make the field in such a row active.
    let isSecret = session.activeRow.map(session.state.secretlyShownRows.contains) ?? false
    guard !isSecret else { return [] }
    for path in Self.paths where !(session.isBlind && Self.isLength(path)) {
      guard let value = try? record.value(at: path).bare, known[path] != value else { continue }
      known[path] = value
      if value == "null", path != StateRecord.figures.activeField.path { continue }
      lines.append("expect \(path) == \(LineSyntax.quoted(value))")
    }
    return lines
  }

  /// Updates the recording after commands were undone or redone.
  ///
  /// After the next command, the script checks all values, and not only changed ones.
  package mutating func travel(to log: CommandLog) {
    known = [:]
    start = min(start, log.count)
  }

  /// Returns the whole recorded script: the lines `opening`, which open the form, and then the
  /// log's lines before and since the recording began.
  package func script(opening: [String], log: CommandLog) -> String {
    let (before, since) = log.split(at: start)
    return Self.head(opening, isCut: log.isCut) + before + Self.remark + since
  }

  /// Returns the script's part that isn't in its file yet; `opening` are its first lines.
  package mutating func takeUnwritten(opening: [String], log: inout CommandLog) -> UnwrittenScript {
    if log.droppedCount != droppedCount { forgetWritten() }
    droppedCount = log.droppedCount
    let head = Self.head(opening, isCut: log.isCut)
    let (offset, lines) = log.takeUnwritten()
    let place = log.size(beforeEntry: start)
    defer { placeOfRemark = place }
    guard let old = placeOfRemark, old == place, offset >= place else {
      // The remark itself moves.
      let offset = placeOfRemark.map { min($0, offset, place) } ?? 0
      let all = log.lines(from: offset)
      let isNew = placeOfRemark == nil || offset == 0
      return UnwrittenScript(
        file: file, offset: isNew ? 0 : head.utf8.count + offset,
        bytes: (isNew ? Array(head.utf8) : []) + all.prefix(place - offset)
          + Array(Self.remark.utf8) + all.dropFirst(place - offset))
    }
    return UnwrittenScript(
      file: file, offset: head.utf8.count + Self.remark.utf8.count + offset, bytes: Array(lines))
  }

  /// Makes the next write replace the whole file, for example because a line in the log changed.
  package mutating func forgetWritten() { placeOfRemark = nil }

  private static func head(_ opening: [String], isCut: Bool) -> String {
    let cut = isCut ? ["# The session's first lines are no longer kept."] : []
    let lines = ["# A recorded session; formlift -f runs it."] + opening + cut
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comment in a recorded script before the first command whose results are checked.
  private static let remark = "# From here on with checks of the results.\n"
}

/// A part of a recorded script that is not yet in the recording's file, to be written there.
package struct UnwrittenScript: Sendable {
  package let file: String
  /// The byte offset in the file where the bytes are to be written; the bytes before it remain.
  ///
  /// If the offset is 0, the bytes are the whole file.
  package let offset: Int
  /// The bytes of the script to write at the offset.
  package let bytes: [UInt8]
}

extension Session {
  /// Returns the part of the recorded script that is not yet in the recording's file.
  ///
  /// Nil if nothing is recorded, or if the script is written only when the recording ends.
  package mutating func takeUnwrittenScript() -> UnwrittenScript? {
    guard var recording, recording.isGrowing else { return nil }
    let script = recording.takeUnwritten(opening: opening, log: &log)
    self.recording = recording
    return script
  }

  /// Makes ``takeUnwrittenScript()`` return the whole script next, because the file is outdated.
  package mutating func forgetWrittenScript() { recording?.forgetWritten() }

  /// The path of the recording's file if each command is written there at once; otherwise nil.
  package var growingScript: String? {
    recording.flatMap { $0.isGrowing ? $0.file : nil }
  }
}

extension State {
  /// Whether the value of a secure field may have moved rows of the form.
  ///
  /// A secure field moves rows if it shows a message, would show one without its value, grows with
  /// its text, or decides which rows are visible.
  package var secretMovesRows: Bool {
    guard hasSecrets else { return false }
    return form.secureRows.contains { row in
      let field = form.field(atRow: row)
      let grows = field?.fitsRow == true || field?.mostLines != nil
      let isKept = field?.isCheckedWhenEmpty == true && !value(ofRow: row).isEmpty
      return messages[row] != nil || isKept || grows || !form.rows(dependingOn: row).isEmpty
    }
  }

  /// The contents of the form's file for scripts; empty if unknown or if they have a secure value.
  package var formReadings: [FileReading] {
    guard let data = form.sourceData, !form.hasSecureValue else { return [] }
    return [FileReading(of: fileName, contents: data)]
  }

  /// The script line that opens the form's file.
  package var loadLine: String { "load \(LineSyntax.quoted(fileName))" }

  /// The script lines that open this form on this phone with this strategy.
  package var opening: [String] {
    let place = place
    let device = "device \(place.device.name)"
    let own = form.orientation ?? .portrait
    var turned: [String] = []
    if place.orientation != .portrait || own != .portrait {
      turned = ["rotate \(place.orientation.rawValue)"]
      // A rotation keeps the offset and the split of the screen; the form was opened already turned.
      if place.orientation != own { turned.append(device) }
    }
    return [loadLine, device] + turned
      + ["strategy \(place.strategy.name)"]
  }
}
