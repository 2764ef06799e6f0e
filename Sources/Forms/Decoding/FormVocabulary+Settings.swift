import Documents
import FormModel
import Patterns
import Simulation

extension FormVocabulary {
  /// Reads the settings that a form changes.
  ///
  /// `pass` receives the errors. If the form names a device, the iOS version must be one that the
  /// device ran.
  func settings(
    _ mapping: Mapping<FormKey>, device: Device?, place: (DocumentMark) -> FormError.Place,
    pass: (LocatedFault) throws(LocatedFault) -> Void
  ) throws(LocatedFault) -> [FormSetting] {
    guard let value = mapping.value(.settings) else { return [] }
    guard case .mapping(let entries) = value.value.content else {
      throw value.wrongKind("a mapping")
    }
    var found: [FormSetting] = []
    for entry in entries {
      if found.contains(where: { $0.name == entry.key }) {
        try pass(LocatedFault(.repeatedKey(entry.key), at: entry.mark))
        continue
      }
      do throws(LocatedFault) {
        let setting = try setting(entry, place: place)
        if let device, let fault = setting.fault(on: device) {
          throw LocatedFault(fault, at: entry.value.mark)
        }
        found.append(setting)
      } catch { try pass(error) }
    }
    return found
  }

  private func setting(
    _ entry: Node.Entry, place: (DocumentMark) -> FormError.Place
  ) throws(LocatedFault) -> FormSetting {
    guard let rule = settings.first(where: { $0.name == entry.key }) else {
      throw LocatedFault(
        .unknownKey(entry.key, owner: "form's settings", known: settings.map(\.name)),
        at: entry.mark)
    }
    let value = entry.value
    guard let word = value.word, rule.admits(word) else {
      throw LocatedFault(
        .wrongSetting(
          name: rule.name, expected: rule.domain, given: value.shown, word: value.word ?? "",
          choices: rule.choices),
        at: value.mark)
    }
    return FormSetting(
      name: rule.name, value: word, isVersion: rule.isVersion, place: place(value.mark))
  }
}

extension FormSetting {
  /// Returns the error if the device never ran the iOS version in this setting, or nil.
  func fault(on device: Device) -> FormError.Fault? {
    guard isVersion, let version = Int(value), !device.versions.contains(version) else {
      return nil
    }
    return .neverRan(device: device.name, version: version, versions: device.simulatedVersions)
  }

  /// Returns an error if the device never ran the iOS version in this setting, or nil.
  ///
  /// The error names the file and the setting's place.
  package func error(on device: Device, in file: String) -> FormError? {
    fault(on: device).map { FormError(file: file, place: place, fault: $0) }
  }
}
