import Documents
import Patterns
import Simulation

// The spellings that documents have for the phone's own words.

extension TableStyle: DocumentName {}

extension InsetAdjustment: DocumentName {}

extension Presentation: DocumentName {}

extension Detent: DocumentName {}

extension KeyboardKind: DocumentName {
  package static var aliases: [String: KeyboardKind] { uikitNames }
}
