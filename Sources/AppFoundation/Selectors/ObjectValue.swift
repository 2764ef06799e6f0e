import Foundation

extension AutoreleasingUnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates an object pointer from a pointer to another type, without changing the memory.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}

/// An app's formatter class that overrides the method for parsing a part of a text.
public protocol ObjectValueReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?) throws
}

/// An app's formatter class that overrides the method for parsing a whole text.
public protocol ObjectValueParsing {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter that can parse a text into an object, as Foundation's formatters on a Mac can.
public protocol ObjectValueFormatting {}

extension Formatter: ObjectValueFormatting {}

extension ObjectValueFormatting {
  /// Parses a text into an object by the app's own override, or else as Foundation's class does.
  ///
  /// Returns false, and sets `error`, if the text is invalid.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    // The memory may be uninitialized, so assigning could release garbage.
    obj?.initialize(to: nil)
    if let own = self as? any ObjectValueParsing {
      return own.getObjectValue(obj, for: string, errorDescription: error)
    }
    guard let own = self as? any ObjectValueReading else {
      return unreadObjectValue(obj, for: string, errorDescription: error)
    }
    do {
      try own.getObjectValue(obj, for: string, range: nil)
      return true
    } catch let failure {
      error?.pointee = NSString(string: failure.localizedDescription)
      return false
    }
  }

  /// Parses a text into an object as Foundation's formatter class does, ignoring an app's override.
  public func unreadObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let value = value(of: string) else {
      error?.pointee = NSString(string: "The value “\(string)” is invalid.")
      return false
    }
    obj?.pointee = value
    return true
  }

  public func unreadObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let value = value(of: string) else { throw CocoaError(.formatting) }
    obj?.pointee = value
  }

  private func value(of string: String) -> AnyObject? {
    if let numbers = self as? NumberFormatter { return numbers.number(from: string) }
    if let dates = self as? DateFormatter {
      return dates.date(from: string).map {
        NSDate(timeIntervalSince1970: $0.timeIntervalSince1970)
      }
    }
    return nil
  }
}
