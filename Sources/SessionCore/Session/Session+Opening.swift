import Avoidance
import FileErrors
import Forms
import Foundation
import SessionState
import Simulation

extension Session {
  /// Creates a session with a form on the phone and under the strategy that the form names.
  ///
  /// The defaults are an upright iPhone 16 and the strategy `least-motion`.
  public init(_ form: Form) {
    self.init(form: form)
  }

  /// Creates a session with a form on a given phone, even if the form names another phone.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - device: the phone.
  ///   - orientation: the orientation. By default, the form's, or else portrait.
  /// - Throws: ``CommandError`` for an upside-down iPhone.
  public init(
    _ form: Form, on device: Device, orientation: Orientation? = nil
  ) throws(CommandError) {
    self.init(form: form)
    var place = self.place
    place.device = device
    place.orientation = orientation ?? form.orientation ?? .portrait
    try State.check(place.orientation, on: device)
    state.put(on: place)
    opening = state.opening
  }

  /// Reads the form that is built into the program.
  ///
  /// - Throws: ``CommandError`` if the built-in form is invalid. A test makes sure that it isn't.
  package static func builtInForm() throws(CommandError) -> Form {
    do throws(FormError) {
      return try Form.builtIn(vocabulary: .session)
    } catch {
      throw CommandError(.form(error))
    }
  }

  /// Shows the form on another device, in another orientation or under another strategy, by name.
  ///
  /// Nil means no change, except that a nil orientation becomes the form's, if the form names one.
  ///
  /// - Throws: ``CommandError`` for an unknown name or an upside-down iPhone.
  package mutating func move(
    device: String?, orientation: String?, strategy: String?
  ) throws(CommandError) {
    var place = self.place
    if let device { place.device = try Device.written(as: device, keyboardHeight: nil) }
    place.orientation = form.orientation ?? place.orientation
    if let orientation {
      guard let named = Orientation.named(orientation) else {
        throw CommandError.unknown(.orientation, orientation, among: Orientation.names)
      }
      place.orientation = named
      try State.check(named, on: place.device)
    }
    if let strategy { place.strategy = try state.strategy(writtenAs: strategy) }
    place = place.asTheDeviceTurns
    if device != nil { state.hasChosenDevice = true }
    guard place != self.place else { return }
    state.put(on: place)
    opening = state.opening
  }

  /// A message that the device never ran the iOS version set by the form or a command, or nil.
  package var versionNote: String? { state.versionNote }

  /// Reads a form from a file, or returns the built-in form for that form's name.
  ///
  /// - Throws: ``CommandError`` if the file can't be read or is not a form.
  package static func form(
    at path: String, files: any FileAccess
  ) throws(CommandError) -> Form {
    let data: Data
    do throws(FileError) {
      data = try files.read(path)
    } catch {
      guard path != Form.builtInName else { return try builtInForm() }
      throw CommandError(error)
    }
    do throws(FormError) {
      return files.isBuiltByApp(path)
        ? try Form(builtByApp: data, fileName: path) : try Form(contentsOf: data, fileName: path)
    } catch {
      throw Self.error(error, reading: data, from: path)
    }
  }

  /// Returns the error for a file that is not a form.
  ///
  /// For answers, a script, Swift code or a storyboard, the error names the command that reads such
  /// files.
  private static func error(
    _ error: FormError, reading data: Data, from path: String
  ) -> CommandError {
    let contents: UnexpectedContents
    switch path.split(separator: ".").last {
    case "formlift": contents = .script
    case "swift": contents = .swift
    case "storyboard", "xib": contents = .interface
    default:
      guard AnswersDocument.isAnswers(data) else { return CommandError(.form(error)) }
      contents = .answers
    }
    return CommandError(FileError(.read, path, .contents(contents)))
  }

  /// Throws an error if a device never ran the iOS version that a form sets.
  ///
  /// Call it when the form names no device. If the form names one, the version was already checked
  /// when the form was read.
  ///
  /// - Throws: ``CommandError`` with the setting's position in the file.
  package static func check(
    _ form: Form, named path: String, on device: Device
  ) throws(CommandError) {
    guard form.device == nil else { return }
    for setting in form.settings {
      if let error = setting.error(on: device, in: path) { throw CommandError(.form(error)) }
    }
  }

  /// Writes a text to a file, but not to the form's own file.
  ///
  /// - Throws: ``CommandError`` when the file can't be written.
  package func write(_ text: String, to path: String) throws(CommandError) {
    try write(Data(text.utf8), to: path, WriteOptions(protecting: fileName))
  }

  /// Writes a form or answers to a file, which may replace contents that log lines have read.
  ///
  /// Those lines get the earlier contents, so that a recorded script still works. The parameters
  /// and the result are those of ``write``.
  package mutating func replaceFile(
    _ path: String, with data: Data, _ options: WriteOptions, force: String
  ) throws(CommandError) -> Bool {
    let isFile = try write(data, to: path, options, force: force)
    if isFile { replaceLines(reading: path, before: data) }
    return isFile
  }

  /// Writes data to a file.
  ///
  /// - Parameters:
  ///   - data: the contents.
  ///   - path: the file.
  ///   - options: how the file is written.
  ///   - force: the command that would overwrite the file anyway, for the error's text.
  /// - Returns: whether the path is a regular file.
  /// - Throws: ``CommandError`` when the file can't be written.
  @discardableResult
  package func write(
    _ data: Data, to path: String, _ options: WriteOptions, force: String? = nil
  ) throws(CommandError) -> Bool {
    do throws(FileError) {
      return try files.write(data, to: path, options)
    } catch {
      var error = error
      if error.yieldsToForce { error.force = force }
      throw CommandError(error)
    }
  }
}

extension Strategy {
  /// Returns a sentence that the strategy can't run on an iOS version; nil if it can.
  package func note(onIOS version: Int) -> String? {
    guard !support.includes(iOS: version), let words = support.words else { return nil }
    return "\(baseName) needs \(words) or later, and this phone runs iOS \(version): "
      + "no real phone shows this"
  }
}
