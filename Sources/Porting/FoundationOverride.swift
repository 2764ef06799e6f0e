/// A Foundation method that classes override on a Mac and that Linux lacks.
///
/// A protocol in UIKit replaces it.
struct FoundationOverride {
  /// The base name of the Foundation method, for example `getObjectValue`.
  let name: String
  /// The method's last label if several methods have the name, or else nil.
  let label: String?
  /// The Foundation classes that have the method on a Mac.
  let bases: Set<String>
  let conformance: String
  /// The name of the method that ported code calls on Linux instead of the superclass's.
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
