import Documents
import FormModel
import Patterns

extension ShowCondition {
  /// The condition as the value of `showIf` in a form's definition.
  var tree: DocumentTree {
    let (key, value): (ConditionKey, DocumentTree) =
      switch test {
      case .equals(let other): (.equals, .text(other))
      case .notEquals(let other): (.notEquals, .text(other))
      case .isIn(let others): (.in, .list(others.map { .text($0) }))
      case .filled(let isFilled): (.filled, .flag(isFilled))
      }
    return .mapping([
      DocumentTree.Entry(key: ConditionKey.field.rawValue, value: .text(field)),
      DocumentTree.Entry(key: key.rawValue, value: value),
    ])
  }
}

extension FormRow {
  /// The row's part of a form's definition, as a document tree.
  var tree: DocumentTree {
    .mapping(
      RowKey.inOrder.compactMap { key in
        key.tree(of: self).map { DocumentTree.Entry(key: key.rawValue, value: $0) }
      })
  }
}
