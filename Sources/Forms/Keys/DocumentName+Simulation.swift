import Simulation

// The spellings that documents have for the phone's own words.

extension TableStyle: DocumentName {}

extension InsetAdjustment: DocumentName {}

extension Presentation: DocumentName {}

extension Detent: DocumentName {}

extension KeyboardKind: DocumentName {
  static var aliases: [String: KeyboardKind] { uikitNames }
}
