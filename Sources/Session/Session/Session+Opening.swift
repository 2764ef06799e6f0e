import Avoidance
import Forms
import Foundation
import Simulation

extension Session {
  /// Opens a form on the phone that it names, or else on an upright iPhone 16, under the strategy
  /// that it names, or else `least-motion`.
  public init(_ form: Form) {
    self.init(form: form)
  }

  /// Opens a form on a phone of one's choice, whatever phone the form names.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - device: the phone.
  ///   - orientation: how it is held; as the form says, or else upright, unless it is given.
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

  /// Reads the form that is compiled in.
  ///
  /// - Throws: ``CommandError`` with what is wrong with it; a test keeps that from happening.
  package static func builtInForm() throws(CommandError) -> Form {
    do throws(FormError) {
      return try Form.builtIn(vocabulary: .session)
    } catch {
      throw CommandError(.form(error))
    }
  }

  /// Puts the form where options want it: on a device, turned, under a strategy; nil leaves each.
  ///
  /// - Throws: ``CommandError`` for a name that there is not.
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

  /// Says that the phone cannot have the version of iOS that is set; nil where it can.
  package var versionNote: String? { state.versionNote }

  /// Reads a form; the built-in one is compiled in, so that it is there without its file.
  ///
  /// - Throws: ``CommandError`` when the file cannot be read or holds no form.
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
      throw CommandError(.form(error))
    }
  }

  /// Returns why a file could not be opened as a form; of one that holds answers, what takes them.
  package static func error(
    _ error: CommandError, opening path: String, files: any FileAccess
  ) -> CommandError {
    guard case .form = error.kind, let data = try? files.read(path),
      AnswersDocument.isAnswers(data)
    else { return error }
    return CommandError(FileError(.read, path, .contents(.answers)))
  }

  /// Makes sure that a form's version of iOS is one that the device ran on which it is shown; that
  /// of one that names a device was looked at when it was read.
  ///
  /// - Throws: ``CommandError`` with the setting's place.
  package static func check(
    _ form: Form, named path: String, on device: Device
  ) throws(CommandError) {
    guard form.device == nil else { return }
    for setting in form.settings {
      if let error = setting.error(on: device, in: path) { throw CommandError(.form(error)) }
    }
  }

  /// Writes a text.
  ///
  /// - Throws: ``CommandError`` when the file cannot be written.
  func write(_ text: String, to path: String) throws(CommandError) {
    try write(Data(text.utf8), to: path, WriteOptions(protecting: fileName))
  }

  /// Writes a file's contents.
  ///
  /// - Parameters:
  ///   - data: the contents.
  ///   - path: the file.
  ///   - options: how it is written.
  ///   - force: the command that writes it nevertheless, where there is one.
  /// - Returns: whether it is a file that keeps them.
  /// - Throws: ``CommandError`` when the file cannot be written.
  @discardableResult
  func write(
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
