import Foundation

/// A formatter that words a duration, such as "1 hr, 2 min" or "1:02".
///
/// It uses the system's format styles for durations, which end at weeks.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  /// The largest number of units in the text, or 0 for any number.
  open var maximumUnitCount = 0
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  // Implicitly unwrapped, as in Foundation.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current

  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What is done with units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open func string(from ti: TimeInterval) -> String? {
    let duration = Duration.seconds(ti)
    guard unitsStyle != .positional else { return duration.formatted(.time(pattern: pattern(ti))) }
    return duration.formatted(
      .units(
        allowed: units, width: width,
        maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The clock pattern for a number of seconds: with hours if they are allowed and not zero.
  private func pattern(_ seconds: TimeInterval) -> Duration.TimeFormatStyle.Pattern {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    guard allowedUnits.isEmpty || allowedUnits.contains(.hour), isPadded || seconds >= 3600 else {
      return .minuteSecond(padMinuteToLength: isPadded ? 2 : 1)
    }
    let length = isPadded ? 2 : 1
    return allowedUnits.isEmpty || allowedUnits.contains(.second)
      ? .hourMinuteSecond(padHourToLength: length) : .hourMinute(padHourToLength: length)
  }

  private var units: Set<Duration.UnitsFormatStyle.Unit> {
    let all: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfMonth, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes),
      (.second, .seconds),
    ]
    let allowed = all.filter { allowedUnits.contains($0.0) }.map(\.1)
    return Set(allowed.isEmpty ? [.days, .hours, .minutes, .seconds] : allowed)
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .short, .brief: .abbreviated
    case .abbreviated, .positional: .narrow
    }
  }
}
