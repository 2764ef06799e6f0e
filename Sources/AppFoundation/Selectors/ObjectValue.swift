import Foundation

extension AutoreleasingUnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to an object from a pointer to another type.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}

/// A formatter of a ported app that parses a part of a text.
public protocol ObjectValueReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?) throws
}

/// A formatter of a ported app that parses a whole text.
public protocol ObjectValueParsing {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A parser of texts, like Foundation's formatters on a Mac, whose method a subclass can override.
public protocol ObjectValueFormatting {}

extension Formatter: ObjectValueFormatting {}

extension ObjectValueFormatting {
  /// Parses a text into an object with the app's formatter class, or else like Foundation's class.
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

  /// Parses a text into an object like Foundation's formatter class.
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
