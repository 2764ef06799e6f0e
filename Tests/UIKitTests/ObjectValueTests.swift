import Testing
import UIKit

/// Tests parsing with formatters, including an app's own ported ones.
@Suite struct ObjectValueTests {
  private final class Cents: NumberFormatter, ObjectValueReading, @unchecked Sendable {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      guard string != "none" else { throw CocoaError(.formatting) }
      try unreadObjectValue(obj, for: string, range: rangep)
      let whole = (obj?.pointee as? NSNumber)?.doubleValue ?? 0
      obj?.pointee = NSNumber(value: whole / 100)
    }
  }

  private final class Shout: Formatter, ObjectValueParsing, @unchecked Sendable {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      obj?.pointee = NSString(string: string.uppercased())
      return true
    }
  }

  private func read(_ text: String, by formatter: Formatter) -> AnyObject? {
    let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    defer { place.deallocate() }
    let value: AutoreleasingUnsafeMutablePointer<AnyObject?> = .init(place)
    return formatter.getObjectValue(value, for: text, errorDescription: nil) ? value.pointee : nil
  }

  @Test("An app's own formatter parses text when called through its superclass") func ownFormatter()
  {
    #expect((read("150", by: Cents()) as? NSNumber)?.doubleValue == 1.5)
    #expect(read("none", by: Cents()) == nil)
    #expect((read("ada", by: Shout()) as? NSString).map { "\($0)" } == "ADA")
  }

  @Test("Foundation's formatters parse text") func foundationFormatters() {
    let numbers = NumberFormatter()
    #expect((read("12", by: numbers) as? NSNumber)?.intValue == 12)
    #expect(read("twelve", by: numbers) == nil)
    #expect(read("12", by: Formatter()) == nil)
  }
}
