import Documents
import Patterns
import Simulation

// The names in documents for values of the simulation.

extension TableStyle: DocumentName {}

extension InsetAdjustment: DocumentName {}

extension Presentation: DocumentName {}

extension Detent: DocumentName {}

extension BottomBar.Attachment: DocumentName {}

extension KeyboardKind: DocumentName {
  package static var aliases: [String: KeyboardKind] { uikitNames }
}
