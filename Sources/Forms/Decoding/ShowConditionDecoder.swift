import Documents
import FormModel
import Patterns

/// A decoder of the condition for showing a row.
enum ShowConditionDecoder {
  private static let tests: [ConditionKey] = [.equals, .notEquals, .in, .filled]

  /// Decodes the value of the key `showIf`, a condition for showing a row.
  ///
  /// Also returns the position of the name of the field that the condition depends on.
  static func condition(_ node: Node) throws(LocatedFault) -> (
    ShowCondition, fieldMark: DocumentMark
  ) {
    let mapping = try Mapping<ConditionKey>(node)
    guard let field = try mapping.text(.field) else {
      throw LocatedFault(
        .missingKey(ConditionKey.field.rawValue, owner: mapping.owner.rawValue), at: mapping.mark)
    }
    let given = tests.filter { mapping[$0] != nil }
    guard let key = given.first else {
      throw LocatedFault(.conditionWithoutTest(tests.map(\.rawValue)), at: mapping.mark)
    }
    guard given.count == 1 else {
      let fault = FormError.Fault.keysExclude(
        key.rawValue, given[1].rawValue, owner: mapping.owner.rawValue)
      throw LocatedFault(fault, at: mapping.mark(of: given[1]))
    }
    let condition = ShowCondition(field: field, try test(key, mapping))
    return (condition, mapping.mark(of: .field))
  }

  private static func test(
    _ key: ConditionKey, _ mapping: Mapping<ConditionKey>
  ) throws(LocatedFault) -> ShowCondition.Test {
    switch key {
    case .field, .equals: .equals(try mapping.text(.equals) ?? "")
    case .notEquals: .notEquals(try mapping.text(.notEquals) ?? "")
    case .in: .isIn(try texts(mapping))
    case .filled: .filled(try mapping.bool(.filled) ?? true)
    }
  }

  private static func texts(_ mapping: Mapping<ConditionKey>) throws(LocatedFault) -> [String] {
    guard let value = mapping.value(.in) else { return [] }
    guard case .list(let nodes) = value.value.content else { throw value.wrongKind("a list") }
    if nodes.isEmpty { throw LocatedFault(.emptyList(name: value.name), at: value.value.mark) }
    var texts: [String] = []
    for node in nodes {
      texts.append(try KeyedValue(key: ConditionKey.in, owner: mapping.owner, value: node).text())
    }
    return texts
  }
}
