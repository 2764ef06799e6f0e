import Foundation
import SessionState

/// A running recording of the session as a script.
package struct Recording: Equatable, Sendable {
  package let file: String
  /// Whether the recording's file grows with each command.
  ///
  /// A pipe or a terminal gets the whole script at once.
  package let isGrowing: Bool
  /// The number of log entries when the recording started, minus those that were undone since.
  package private(set) var start: Int
  /// The last recorded value of each path that the script checks.
  private var known: [String: String] = [:]
  /// Whether a secure value has moved rows.
  ///
  /// The script doesn't have that value, so it can't check lengths any more.
  private var isBlind = false
  /// The byte offset of ``remark`` in the recording's file, or nil if the file is not written yet.
  private var placeOfRemark: Int?
  /// The number of entries that the command log had dropped when the recording was last written.
  private var droppedCount = 0

  package init(file: String, start: Int, isGrowing: Bool = true) {
    self.file = file
    self.start = start
    self.isGrowing = isGrowing
  }

  /// The comment that replaces a line with a secure value.
  package static let omission = "# A secure value is left out here."

  /// The paths of the state record that a recorded script checks after each command.
  ///
  /// `isLength` tells whether the value is a length in points.
  private static let paths: [(path: String, isLength: Bool)] = {
    let figures = StateRecord.figures
    return [
      (figures.activeField.path, false), (figures.clearance.path, true),
      (figures.visibleShare.path, true), (figures.contentOffset.path + ".y", true),
      (figures.keyboardVisible.path, false),
    ]
  }()

  /// Returns `expect` lines for the session's values that changed since the last call.
  package mutating func expectations(of session: Session) -> [String] {
    let record = StateRecord(session)
    var lines: [String] = []
    if session.state.secretMovesRows { isBlind = true }
    for (path, isLength) in Self.paths where !(isBlind && isLength) {
      guard let value = try? record.value(at: path).bare, known[path] != value else { continue }
      known[path] = value
      if value == "null", path != StateRecord.figures.activeField.path { continue }
      lines.append("expect \(path) == \(LineSyntax.quoted(value))")
    }
    return lines
  }

  /// Records that commands were undone or redone.
  ///
  /// The next command is recorded with all expectations.
  package mutating func travel(to log: CommandLog) {
    known = [:]
    start = min(start, log.count)
  }

  /// Returns the recorded script: the opening, the lines before the recording, and the recorded
  /// lines.
  package func script(opening: [String], log: CommandLog) -> String {
    let (before, since) = log.split(at: start)
    return Self.head(opening, isCut: log.isCut) + before + Self.remark + since
  }

  /// Returns the recorded script's lines that its file doesn't have yet.
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

  /// Makes the recording write its file from the beginning next time.
  package mutating func forgetWritten() { placeOfRemark = nil }

  private static func head(_ opening: [String], isCut: Bool) -> String {
    let cut = isCut ? ["# The session's first lines are no longer kept."] : []
    let lines = ["# A recorded session; formlift -f runs it."] + opening + cut
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comment in a recorded script before the first command whose results are checked.
  private static let remark = "# From here on with checks of the results.\n"
}

/// The part of a running recording that its file doesn't have yet.
package struct UnwrittenScript: Sendable {
  package let file: String
  /// The number of bytes at the beginning of the recording's file that stay.
  ///
  /// If it is 0, the file is written from its beginning.
  package let offset: Int
  /// The bytes to write after the ones that stay.
  package let bytes: [UInt8]
}

extension Session {
  /// Returns the part of the running recording that its file doesn't have yet, or nil if nothing
  /// is recorded.
  package mutating func takeUnwrittenScript() -> UnwrittenScript? {
    guard var recording, recording.isGrowing else { return nil }
    let script = recording.takeUnwritten(opening: opening, log: &log)
    self.recording = recording
    return script
  }

  /// Makes ``takeUnwrittenScript()`` return the whole script next, because the file lost its part.
  package mutating func forgetWrittenScript() { recording?.forgetWritten() }

  /// The path of the file that the session is recorded to line by line, or nil.
  package var growingScript: String? {
    recording.flatMap { $0.isGrowing ? $0.file : nil }
  }
}

extension State {
  /// Whether rows are elsewhere than they would be without the values of secure fields.
  ///
  /// A secure field may show a message, grow with its text, or decide which rows are shown.
  package var secretMovesRows: Bool {
    guard hasSecrets else { return false }
    return form.secureRows.contains { row in
      let field = form.field(atRow: row)
      let grows = field?.fitsRow == true || field?.mostLines != nil
      return messages[row] != nil || grows || !form.rows(dependingOn: row).isEmpty
    }
  }

  /// The reading of the form's file, or nothing if its contents are unknown or have a secure value.
  package var formReadings: [FileReading] {
    guard let data = form.sourceData, !form.hasSecureValue else { return [] }
    return [FileReading(of: fileName, contents: data)]
  }

  /// The script line that opens the form's file.
  package var loadLine: String { "load \(LineSyntax.quoted(fileName))" }

  /// The script lines that open this form on this phone with these settings.
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
