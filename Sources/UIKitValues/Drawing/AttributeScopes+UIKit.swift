import AppFoundation
import Foundation

extension AttributeScopes {
  /// The attributes that UIKit defines for attributed strings.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let paragraphStyle: ParagraphStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// Creates a text with the fonts of an attributed string; other attributes have no effect here.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: run.font.map { [.font: $0] } ?? [:]))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a text with the fonts of an attributed string; other attributes have no effect here.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      font, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      part.font = font as? UIFont
      append(part)
    }
  }

  /// Creates a text from inline Markdown, without its signs; fonts and links are left out.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let signs = [
      #"\[([^\]]+)\]\([^)\s]+\)"#, #"(?:\*\*|__|`|~~)(.+?)(?:\*\*|__|`|~~)"#, #"\*(.+?)\*"#,
    ]
    let words = signs.reduce(markdown) {
      $0.replacingOccurrences(of: $1, with: "$1", options: .regularExpression)
    }
    self.init(words)
  }

  /// How Markdown is read; the options have no effect here.
  public struct MarkdownParsingOptions: Sendable {
    public var interpretedSyntax: InterpretedSyntax
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
  }

  /// Creates a text that an app would translate; no translations are read here.
  public init(localized keyAndValue: String.LocalizationValue, comment: StaticString? = nil) {
    self.init(String(localized: keyAndValue))
  }
}

/// A function that changes the attributes of a button's title or a label's text.
///
/// The simulation doesn't call it.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
