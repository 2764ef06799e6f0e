import Foundation

extension AutoreleasingUnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a place for an object where one for another value is.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}

/// A formatter of the app's own that reads a part of a text, as it is ported.
public protocol ObjectValueReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?) throws
}

/// A formatter of the app's own that reads a text, as it is ported.
public protocol ObjectValueParsing {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// What reads texts as Foundation's formatters do on a Mac, where a class may override it.
public protocol ObjectValueFormatting {}

extension Formatter: ObjectValueFormatting {}

extension ObjectValueFormatting {
  /// Reads a text by the app's own class, or else as Foundation's does.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    // Nothing may be there yet, which would be released.
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

  /// Reads a text as Foundation's class does.
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
