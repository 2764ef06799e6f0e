import Avoidance
import Forms
import Foundation

extension Form {
  /// Parses a form's definition from the contents of a file.
  ///
  /// No file is opened.
  ///
  /// The file name's extension selects JSON (`.json`) or YAML (`.yaml`, `.yml`). With another
  /// extension, an opening brace means JSON.
  ///
  /// - Parameters:
  ///   - data: the file's contents.
  ///   - fileName: the file's name, for errors.
  /// - Throws: ``FormError`` that says what is wrong and where. Unknown devices, orientations,
  ///   strategies and settings are errors.
  public init(contentsOf data: Data, fileName: String) throws(FormError) {
    try self.init(contentsOf: data, fileName: fileName, vocabulary: .session)
  }

  /// Parses a form's definition that was generated from an app's code.
  ///
  /// Unlike other forms, this form may have no field. `fileName` is for errors.
  package init(builtByApp definition: Data, fileName: String) throws(FormError) {
    try self.init(
      contentsOf: definition, fileName: fileName, vocabulary: .session, takesUnfinished: true)
  }

  /// Parses a form's definition in YAML or JSON.
  ///
  /// - Parameters:
  ///   - text: the definition.
  ///   - fileName: the file name for errors.
  /// - Throws: ``FormError`` that says what is wrong and where.
  public init(_ text: String, fileName: String = "form") throws(FormError) {
    try self.init(contentsOf: Data(text.utf8), fileName: fileName)
  }

  /// Returns the form that is built into the program.
  package static func builtIn() throws(FormError) -> Form {
    try builtIn(vocabulary: .session)
  }
}

extension FormVocabulary {
  /// The names that a form's definition may refer to in a session: all strategies and settings.
  package static let session = FormVocabulary(
    strategies: Strategy.all.map(\.name), settings: SettingRule.session)
}

extension FormVocabulary.SettingRule {
  fileprivate static let session = Setting.all.map { setting in
    Self(
      name: setting.name, choices: setting.isOpen ? [] : setting.choices,
      domain: setting.domain, isVersion: setting.name == Setting.ios.name, admits: setting.admits)
  }
}
