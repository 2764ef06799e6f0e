import Foundation
import Session

/// The file of the journal that a session writes, locked for as long as the session has it open.
final class JournalFile {
  let folder: JournalFolder
  let name: String
  private let descriptor: FileDescriptor
  /// The bytes of whole lines.
  private(set) var size = 0
  private var firstSize = 0
  /// Whether something was written that a power cut would undo.
  private var isDirty = false
  /// Whether the name is safe from one.
  private var isNamed = false

  /// Makes a file with its first lines.
  ///
  /// - Throws: ``FileError``; there is no file then.
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
    // Without an answer it is not worth a write to the disk.
    isDirty = !lines.isEmpty
  }

  // What looks for journals may take a file that is not locked yet for that of a dead session,
  // which is empty and goes.
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

  /// The time now, as journals count it.
  static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }

  var path: String { folder.path(of: name) }

  /// Whether it is so long that a file with what counts of it would better take its place.
  var isOvergrown: Bool { size > max(4 << 20, 4 * firstSize) }

  /// Adds whole lines; they outlive the process then.
  ///
  /// - Throws: ``FileError``; nothing of them is in the file then.
  func append(_ lines: String) throws(FileError) {
    do throws(FileError) {
      // Output that waits for more stays waiting: answers come first.
      try descriptor.writeAhead(lines.utf8)
    } catch {
      // Half a line would spoil the next as well.
      descriptor.truncate(to: size)
      throw error
    }
    size += lines.utf8.count
    isDirty = true
  }

  /// Has what was added outlive a power cut.
  func synchronize() throws(FileError) {
    guard isDirty else { return }
    guard fdatasync(descriptor.number) == 0 else { throw FileError(.write, path) }
    isDirty = false
    if !isNamed { folder.synchronize() }
    isNamed = true
  }

  func remove() { folder.remove(name) }
}
