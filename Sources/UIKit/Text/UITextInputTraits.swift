import Foundation
import Simulation

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The phone's word for it.
  var kind: KeyboardKind { KeyboardKind.allCases.first { UIKeyboardType($0) == self } ?? .default }

  init(_ kind: KeyboardKind) {
    switch kind {
    case .default, .emoji, .picker, .datePicker: self = .default
    case .asciiCapable: self = .asciiCapable
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    case .url: self = .URL
    case .numberPad: self = .numberPad
    case .phone: self = .phonePad
    case .namePhone: self = .namePhonePad
    case .email: self = .emailAddress
    case .decimal: self = .decimalPad
    case .twitter: self = .twitter
    case .webSearch: self = .webSearch
    case .asciiNumberPad: self = .asciiCapableNumberPad
    }
  }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a text is about, for AutoFill.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How the keyboard of a text behaves, of which a view may say what it likes.
///
/// Each is optional, so that it may be nil where nothing but this is known of a view.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextInputTraits {
  private var field: (any TextInputView)? { self as? any TextInputView }

  public var keyboardType: UIKeyboardType? {
    get { field?.keyboardType }
    set { if let newValue { field?.keyboardType = newValue } }
  }
  public var returnKeyType: UIReturnKeyType? {
    get { field?.returnKeyType }
    set { if let newValue { field?.returnKeyType = newValue } }
  }
  public var isSecureTextEntry: Bool? {
    get { field?.isSecureTextEntry }
    set { if let newValue { field?.isSecureTextEntry = newValue } }
  }
  public var autocorrectionType: UITextAutocorrectionType? {
    get { field?.autocorrectionType }
    set { if let newValue { field?.autocorrectionType = newValue } }
  }
  public var autocapitalizationType: UITextAutocapitalizationType? {
    get { field?.autocapitalizationType }
    set { if let newValue { field?.autocapitalizationType = newValue } }
  }
  public var keyboardAppearance: UIKeyboardAppearance? {
    get { field?.keyboardAppearance }
    set { if let newValue { field?.keyboardAppearance = newValue } }
  }
  public var enablesReturnKeyAutomatically: Bool? {
    get { field?.enablesReturnKeyAutomatically }
    set { if let newValue { field?.enablesReturnKeyAutomatically = newValue } }
  }
}

extension TextInputView {
  /// Has the phone ask for its traits.
  func traitsDidChange() { SimulatedApp.current?.isSceneStale = true }

  /// What the phone has to know of the field.
  var traits: FieldTraits {
    FieldTraits(
      keyboard: inputView == nil ? keyboardType.kind : .picker, isSecure: isSecureTextEntry,
      accessoryHeight: inputAccessoryView?.frame.height ?? 0, hasLabel: false,
      isTextView: self is UITextView)
  }
}
