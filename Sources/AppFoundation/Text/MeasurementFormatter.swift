import Foundation

/// A formatter that words a measurement, such as "5 km".
///
/// Units aren't converted to the user's own, and long names are the units' symbols, too.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  open var unitOptions = UnitOptions([]) { didSet { notUsed(MeasurementFormatter.self) } }
  open var unitStyle = Formatter.UnitStyle.medium { didSet { notUsed(MeasurementFormatter.self) } }
  // Implicitly unwrapped, as in Foundation.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  // Implicitly unwrapped, as in Foundation.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Which unit a measurement is worded in.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter?.string(from: NSNumber(value: measurement.value))
    return "\(number ?? "\(measurement.value)") \(measurement.unit.symbol)"
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement {
  /// Returns the value with the unit's symbol, such as "5 km".
  public func formatted() -> String { MeasurementFormatter().string(from: self) }

  /// Returns the value with the unit's symbol, in any width.
  public func formatted(_ style: MeasurementStyle) -> String { formatted() }
}

/// The style of a measurement's text, which here is always the value with the unit's symbol.
public struct MeasurementStyle: Sendable {
  public enum UnitWidth: Sendable { case wide, abbreviated, narrow }
  /// What a measurement is about, such as a person's height; it changes nothing here.
  public enum Usage: Sendable { case asProvided, general, person, personHeight, personWeight, road }

  public static func measurement(
    width: UnitWidth, usage: Usage = .general
  ) -> MeasurementStyle { MeasurementStyle() }
}
