import Foundation

/// A logger that replaces `Logger` of Apple's module `os` in ported sources.
///
/// Its lines appear in the app's output.
public struct UnifiedLogger: Sendable {
  private let category: String

  public init() { category = "" }
  public init(subsystem: String, category: String) { self.category = category }
  public init(_ log: OSLog) { category = log.category }

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  public func trace(_ message: OSLogMessage) { write(message) }
  public func debug(_ message: OSLogMessage) { write(message) }
  public func info(_ message: OSLogMessage) { write(message) }
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) { OSLog.write(message.text, in: category) }
}

/// A log category of a subsystem.
public final class OSLog: NSObject, Sendable {
  let category: String

  public init(subsystem: String, category: String) { self.category = category }
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "\0")

  fileprivate static func write(_ text: String, in category: String) {
    guard category != disabled.category else { return }
    print(category.isEmpty ? text : "[\(category)] \(text)")
  }
}

/// The level of a log message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// The privacy of a value in a log message.
///
/// The simulation shows all values, as a phone does with a debugger.
public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  public enum Mask: Sendable { case hash, none }
}

/// A log message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text of the log message with its values inserted.
  package let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
      privacy: OSLogPrivacy = .auto
    ) { text += String(value(), radix: format.radix) }
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) { text += String(format: "%.\(format.precision)f", value()) }
  }
}

/// The format of a whole number in a log message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// The format of a number with a fraction in a log message.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int
  public static let fixed = OSLogFloatFormatting(precision: 6)
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) { OSLog.write(OSLogMessage("\(message)", arguments).text, in: log.category) }

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any?...
) { OSLog.write(OSLogMessage("\(message)", arguments).text, in: log.category) }

extension OSLogMessage {
  /// Creates a log message from a format with percent specifiers: `%{public}@`, `%.2f`, `%ld`.
  package init(_ format: String, _ values: [Any?]) {
    var (text, rest, values) = ("", format[...], values[...])
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
      rest = rest.drop { !$0.isLetter && $0 != "@" && $0 != "%" }.drop { "lhqz".contains($0) }
      if rest.popFirst() == "%" {
        text += "%"
      } else if let value = values.popFirst() {
        text += value.map { "\($0)" } ?? "(null)"
      }
    }
    self.text = text + rest
  }
}
