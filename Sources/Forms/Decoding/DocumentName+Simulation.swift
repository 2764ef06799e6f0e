import Simulation

// The spellings that documents have for the phone's own words.

extension TableStyle: DocumentName {}

extension InsetAdjustment: DocumentName {}

extension Presentation: DocumentName {}

extension Detent: DocumentName {}

extension KeyboardKind: DocumentName {
  // UIKit's and Interface Builder's spellings, where they differ by more than dashes and case.
  static let aliases: [String: KeyboardKind] = [
    "alphabet": .asciiCapable,
    "phonepad": .phone,
    "namephonepad": .namePhone,
    "emailaddress": .email,
    "decimalpad": .decimal,
    "asciicapablenumberpad": .asciiNumberPad,
  ]
}
