import Foundation

extension String {
  /// A text that an app would translate, with its values inserted.
  ///
  /// A text with values isn't looked up, so it is the one in the source.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// A builder of a text from its literal parts and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { text += format.format(value) }
      public mutating func appendInterpolation<Value: CVarArg>(
        _ value: Value, specifier: String
      ) { text += String(format: specifier, value) }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = LocalizedTexts.text(keyAndValue.text, in: table) ?? keyAndValue.text }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = LocalizedTexts.text("\(key)", in: table) ?? defaultValue.text }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedTexts.text(resource.key, in: nil) ?? resource.value.text
  }
}

/// A text that an app would translate later, such as a title in a model.
///
/// Texts with values aren't looked up in the app's strings files; they are as in the source.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public var locale = Locale.current
  let value: String.LocalizationValue

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    value = keyAndValue
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    value = defaultValue
  }

  public init(stringLiteral value: String) { self.init(.init(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation))
  }
}
