import AppFoundation
import Simulation

/// The type of keyboard for typing a text, such as digits or an email address.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static let alphabet = Self.asciiCapable

  /// The simulated phone's kind of keyboard for this keyboard type.
  package var kind: KeyboardKind {
    KeyboardKind.allCases.first { UIKeyboardType($0) == self } ?? .default
  }

  package init(_ kind: KeyboardKind) {
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

/// The label of the keyboard's Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The keyboard's appearance, light or dark.
///
/// It has no effect in the simulation.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects typed text automatically.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether typed text is checked for spelling mistakes.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether typed quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether pasting and deleting text also adjusts the spaces around it.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// How much of Writing Tools a text view offers, since iOS 18.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// Whether the keyboard shows predictions inside the text while a user types.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The rules by which a password manager generates a password.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The meaning of a text field's text for AutoFill, such as a password.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let location = UITextContentType(rawValue: "location")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(
    rawValue: "shipment-tracking-number")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
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

/// The keyboard traits of a view, such as its keyboard type, with a default value for each trait
/// that the view doesn't declare.
@preconcurrency @MainActor public protocol SaidInputTraits: NSObjectProtocol {
  @_disfavoredOverload var keyboardType: UIKeyboardType { get set }
  @_disfavoredOverload var returnKeyType: UIReturnKeyType { get set }
  @_disfavoredOverload var isSecureTextEntry: Bool { get set }
  @_disfavoredOverload var autocorrectionType: UITextAutocorrectionType { get set }
  @_disfavoredOverload var autocapitalizationType: UITextAutocapitalizationType { get set }
  @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
  @_disfavoredOverload var enablesReturnKeyAutomatically: Bool { get set }
}

/// Default values of keyboard traits; reading one also records that the view doesn't declare it.
extension SaidInputTraits {
  @_disfavoredOverload public var keyboardType: UIKeyboardType {
    get { Unsaid.value(.default) }
    set {}
  }
  @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
    get { Unsaid.value(.default) }
    set {}
  }
  @_disfavoredOverload public var isSecureTextEntry: Bool {
    get { Unsaid.value(false) }
    set {}
  }
  @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
    get { Unsaid.value(.default) }
    set {}
  }
  @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
    get { Unsaid.value(.sentences) }
    set {}
  }
  @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
    get { Unsaid.value(.default) }
    set {}
  }
  @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
    get { Unsaid.value(false) }
    set {}
  }
}

/// Finds out whether a view declares a keyboard trait, or leaves the trait to its default.
@MainActor private enum Unsaid {
  private static var wasAsked = false

  static func value<Trait>(_ usual: Trait) -> Trait {
    wasAsked = true
    return usual
  }

  /// Reads a keyboard trait with a closure, and returns nil if the view doesn't declare the trait.
  static func said<Trait>(_ ask: () -> Trait) -> Trait? {
    wasAsked = false
    let answer = ask()
    return wasAsked ? nil : answer
  }
}

/// The keyboard traits of a view that accepts text, all optional.
///
/// A trait that the view doesn't declare reads as nil.
@preconcurrency @MainActor public protocol UITextInputTraits: SaidInputTraits {}

extension UITextInputTraits {
  private var own: any SaidInputTraits { self }

  public var keyboardType: UIKeyboardType? {
    get { Unsaid.said { own.keyboardType } }
    set { if let newValue { own.keyboardType = newValue } }
  }
  public var returnKeyType: UIReturnKeyType? {
    get { Unsaid.said { own.returnKeyType } }
    set { if let newValue { own.returnKeyType = newValue } }
  }
  public var isSecureTextEntry: Bool? {
    get { Unsaid.said { own.isSecureTextEntry } }
    set { if let newValue { own.isSecureTextEntry = newValue } }
  }
  public var autocorrectionType: UITextAutocorrectionType? {
    get { Unsaid.said { own.autocorrectionType } }
    set { if let newValue { own.autocorrectionType = newValue } }
  }
  public var autocapitalizationType: UITextAutocapitalizationType? {
    get { Unsaid.said { own.autocapitalizationType } }
    set { if let newValue { own.autocapitalizationType = newValue } }
  }
  public var keyboardAppearance: UIKeyboardAppearance? {
    get { Unsaid.said { own.keyboardAppearance } }
    set { if let newValue { own.keyboardAppearance = newValue } }
  }
  public var enablesReturnKeyAutomatically: Bool? {
    get { Unsaid.said { own.enablesReturnKeyAutomatically } }
    set { if let newValue { own.enablesReturnKeyAutomatically = newValue } }
  }
}
