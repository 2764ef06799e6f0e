/// An action that a feature's command requests from the program, such as an audit of the form.
///
/// The value has any type, because the session's module doesn't know the types of features.
package struct FeatureRequest: Equatable, Sendable {
  /// The request itself, which the program casts to the request types of the features.
  package let value: any Equatable & Sendable

  package init(_ value: some Equatable & Sendable) { self.value = value }

  package static func == (left: FeatureRequest, right: FeatureRequest) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return isEqual(left.value)
  }
}
