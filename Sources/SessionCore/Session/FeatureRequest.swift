/// An action that a feature's command asks the program for, such as an audit.
///
/// The session's core doesn't know the features, so the value has any type.
package struct FeatureRequest: Equatable, Sendable {
  /// The request itself, which the program casts to the request types of the features.
  package let value: any Equatable & Sendable

  package init(_ value: some Equatable & Sendable) { self.value = value }

  package static func == (left: FeatureRequest, right: FeatureRequest) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return isEqual(left.value)
  }
}
