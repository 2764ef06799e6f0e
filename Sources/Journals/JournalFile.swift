import Foundation
import Session
import Terminal

/// The journal file with a session's unsaved answers, so that a crash can't lose them.
///
/// The file stays locked while it is open.
final class JournalFile {
  let folder: JournalFolder
  let name: String
  private let descriptor: FileDescriptor
  /// The size in bytes of the complete lines in the journal file.
  private(set) var size = 0
  private var firstSize = 0
  /// Whether a power failure could lose lines that were written to this journal file.
  private var isDirty = false
  /// Whether the journal file's entry in its folder would survive a power failure.
  private var isNamed = false

  /// Creates a journal file for unsaved answers to a form; `lines` are its first lines.
  ///
  /// - Throws: ``FileError`` if the file can't be written. It is then removed again.
  init(in folder: JournalFolder, for form: JournalForm, _ lines: String) throws(FileError) {
    self.folder = folder
    (name, descriptor) = try Self.make(in: folder, for: form)
    do throws(FileError) {
      try append(JournalLine(.form(form, process: getpid()), time: Self.now).text + lines)
    } catch {
      remove()
      throw error
    }
    firstSize = size
    // Without answers, the file is not worth a disk write.
    isDirty = !lines.isEmpty
  }

  // Creates the file. Another session that looks for journals may remove it before it is locked,
  // because it is empty; the loop then tries again.
  private static func make(
    in folder: JournalFolder, for form: JournalForm
  ) throws(FileError) -> (name: String, file: FileDescriptor) {
    for _ in 0..<16 {
      let part = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let name = "\(form.pathDigits)-\(form.contents)-\(part)\(JournalFolder.ending)"
      let file = try folder.open(name, flags: O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
      if file.lock(), file.status?.st_nlink == 1 { return (name, file) }
      folder.remove(name)
    }
    throw FileError(.open, folder.path, code: EBUSY)
  }

  /// The current time in milliseconds since the beginning of 1970.
  static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }

  var path: String { folder.path(of: name) }

  /// Whether the file has become so long that the session should replace it by a shorter one.
  var isOvergrown: Bool { size > max(4 << 20, 4 * firstSize) }

  /// Appends complete lines to the journal file.
  ///
  /// The lines survive the end of the process, even a crash, but perhaps not a power failure.
  ///
  /// - Throws: ``FileError`` if the lines can't be written. The file does not contain them then.
  func append(_ lines: String) throws(FileError) {
    do throws(FileError) {
      // Doesn't flush buffered output, because answers come first.
      try descriptor.writeAhead(lines.utf8)
    } catch {
      // An incomplete line would also damage the next one.
      descriptor.truncate(to: size)
      throw error
    }
    size += lines.utf8.count
    isDirty = true
  }

  /// Makes all lines written so far survive a power failure, by flushing them to the disk.
  func synchronize() throws(FileError) {
    guard isDirty else { return }
    guard fdatasync(descriptor.number) == 0 else { throw FileError(.write, path) }
    isDirty = false
    if !isNamed { folder.synchronize() }
    isNamed = true
  }

  func remove() { folder.remove(name) }
}
