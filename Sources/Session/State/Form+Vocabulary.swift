import Avoidance
import Forms
import Foundation

extension Form {
  /// Reads a form's definition from the contents of a file.
  ///
  /// The name's extension tells JSON (`.json`) from YAML (`.yaml`, `.yml`); with another one an
  /// opening brace does. No file is opened.
  ///
  /// - Parameters:
  ///   - data: the file's contents.
  ///   - fileName: its name, which errors bear.
  /// - Throws: ``FormError`` that says what is wrong and where; a device, an orientation, a strategy
  ///   or a setting that there is not is wrong.
  public init(contentsOf data: Data, fileName: String) throws(FormError) {
    try self.init(contentsOf: data, fileName: fileName, vocabulary: .session)
  }

  /// Reads the definition of what an app's code built, which may hold no field.
  package init(builtByApp definition: Data, fileName: String) throws(FormError) {
    try self.init(
      contentsOf: definition, fileName: fileName, vocabulary: .session, takesUnfinished: true)
  }

  /// Reads a form's definition that is written out, in YAML or JSON.
  ///
  /// - Parameters:
  ///   - text: the definition.
  ///   - fileName: the name that errors bear.
  /// - Throws: ``FormError`` that says what is wrong and where.
  public init(_ text: String, fileName: String = "form") throws(FormError) {
    try self.init(contentsOf: Data(text.utf8), fileName: fileName)
  }

  /// Reads the form that is compiled in.
  package static func builtIn() throws(FormError) -> Form {
    try builtIn(vocabulary: .session)
  }
}

extension FormVocabulary {
  /// Every strategy and every setting there is.
  static let session = FormVocabulary(
    strategies: Strategy.all.map(\.name), settings: SettingRule.session)
}

extension FormVocabulary.SettingRule {
  fileprivate static let session = Setting.all.map { setting in
    Self(
      name: setting.name, choices: setting.isOpen ? [] : setting.choices,
      domain: setting.domain, isVersion: setting.name == Setting.ios.name, admits: setting.admits)
  }
}
