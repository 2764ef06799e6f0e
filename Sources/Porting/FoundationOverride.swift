/// A method of Foundation's that classes override on a Mac, and that Linux has not: a protocol of
/// UIKit's stands for it.
struct FoundationOverride {
  /// Such as `getObjectValue`.
  let name: String
  /// The last label, where methods of that name differ by it.
  let label: String?
  /// The classes that have it on a Mac.
  let bases: Set<String>
  let conformance: String
  /// What the superclass's method is called here.
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
