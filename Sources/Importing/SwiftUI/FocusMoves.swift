import SwiftDeclarations
import SwiftSyntax

/// Decides whether an app moves the focus on Return in the same way as a form.
struct FocusMoves {
  /// The fields that take text, in their order on the screen.
  private let fields: [ImportedField]

  init(_ fields: [ImportedField]) { self.fields = fields }

  /// Returns whether an `onSubmit` closure sets focus states only to values that a form expects.
  ///
  /// These are nil or false, and fields directly after one whose Return key is `next`. Other
  /// statements don't matter.
  func areLikeReturn(_ closure: ClosureExprSyntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .equal }.allSatisfy {
      guard let name = $0.previousToken(viewMode: .sourceAccurate)?.text, isFocusState(name),
        let value = $0.nextToken(viewMode: .sourceAccurate)
      else { return true }
      switch value.tokenKind {
      case .keyword(.nil), .keyword(.false): return true
      case .period:
        return value.nextToken(viewMode: .sourceAccurate).map { followsNext($0.text) } ?? false
      default: return false
      }
    }
  }

  /// Returns whether a closure sets a focus state to a value that isn't nil or false.
  func raiseKeyboard(_ closure: ClosureExprSyntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).contains {
      guard $0.tokenKind == .equal, let value = $0.nextToken(viewMode: .sourceAccurate),
        let name = $0.previousToken(viewMode: .sourceAccurate)?.text, isFocusState(name)
      else { return false }
      return ![.keyword(.nil), .keyword(.false)].contains(value.tokenKind)
    }
  }

  private func isFocusState(_ name: String) -> Bool {
    name.lowercased().contains("focus") || fields.contains { $0.focusState == name }
  }

  /// Returns whether the field before one with a focus value has the Return key `next`.
  private func followsNext(_ focus: String) -> Bool {
    guard let index = fields.firstIndex(where: { $0.focus == focus }), index > 0 else {
      return false
    }
    return fields[index - 1].returnKey == "next"
  }
}
