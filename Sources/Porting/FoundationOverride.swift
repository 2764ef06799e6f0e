/// A Foundation method that apps override on a Mac, but that Foundation on Linux doesn't have.
///
/// A protocol in the simulation's UIKit replaces the method.
struct FoundationOverride {
  /// The base name of the Foundation method, for example `getObjectValue`.
  let name: String
  /// The label of the method's last parameter, which tells methods with the same name apart, or
  /// nil.
  let label: String?
  /// The Foundation classes that have the method on a Mac.
  let bases: Set<String>
  let conformance: String
  /// The name of the method that ported code calls on Linux instead of the method of `super`.
  let inherited: String

  static let all = [
    FoundationOverride(
      name: "observeValue", label: nil, bases: ["NSObject"], conformance: "KeyPathObserving",
      inherited: "unobservedValue"),
    FoundationOverride(
      name: "getObjectValue", label: "range", bases: formatters,
      conformance: "ObjectValueReading", inherited: "unreadObjectValue"),
    FoundationOverride(
      name: "getObjectValue", label: "errorDescription", bases: formatters,
      conformance: "ObjectValueParsing", inherited: "unreadObjectValue"),
  ]

  private static let formatters: Set<String> = [
    "ByteCountFormatter", "DateFormatter", "Formatter", "LengthFormatter", "MassFormatter",
    "MeasurementFormatter", "NumberFormatter",
  ]

  func isMeant(_ name: String, lastLabel: String?) -> Bool {
    name == self.name && (label == nil || label == lastLabel)
  }
}
