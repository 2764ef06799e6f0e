import Foundation

/// Storage of points, sizes, rectangles and transforms in an NSValue, as in UIKit's own extension.
extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  // The rectangle, or zero for another type. Foundation on Linux would end the program, while on a
  // Mac even a number has this property.
  public var cgRectValue: CGRect { holds("{CGRect=") ? rectValue : .zero }
  public var cgPointValue: CGPoint { holds("{CGPoint=") ? pointValue : .zero }
  public var cgSizeValue: CGSize { holds("{CGSize=") ? sizeValue : .zero }

  /// Returns whether the stored value's Objective-C type begins with this text, such as
  /// `{CGPoint=`.
  func holds(_ name: String) -> Bool { String(cString: objCType).hasPrefix(name) }

  /// Copies the stored number or rectangle into a variable, which stays unchanged for values of
  /// other types.
  public func getValue<Value>(_ value: inout Value) {
    if let type = Value.self as? any RawRepresentable.Type {
      // An enum's representation in memory differs from its raw value, in contrast to Objective-C.
      if let made = (self as? NSNumber).flatMap(type.made) as? Value { value = made }
    } else if let number = self as? NSNumber {
      withUnsafeMutablePointer(to: &value) { number.store(in: $0) }
    } else if let rect = cgRectValue as? Value {
      value = rect
    }
  }
}

extension RawRepresentable {
  /// Returns the enum's case whose raw value is this number, or nil if there is no such case.
  fileprivate static func made(of number: NSNumber) -> Any? {
    let raw = number.intValue as? RawValue ?? number.uintValue as? RawValue
    return raw.flatMap(Self.init(rawValue:))
  }
}

extension NSNumber {
  /// Writes the number to the pointer's memory, as a value of the pointer's type.
  ///
  /// The type must have 1, 2, 4 or 8 bytes; otherwise nothing is written.
  fileprivate func store<Value>(in pointer: UnsafeMutablePointer<Value>) {
    let raw = UnsafeMutableRawPointer(pointer)
    switch Value.self {
    case is Double.Type: raw.storeBytes(of: doubleValue, as: Double.self)
    case is CGFloat.Type: raw.storeBytes(of: CGFloat(doubleValue), as: CGFloat.self)
    case is Float.Type: raw.storeBytes(of: floatValue, as: Float.self)
    default:
      // An integer, or an enum with integer representation.
      switch MemoryLayout<Value>.size {
      case 1: raw.storeBytes(of: UInt8(truncatingIfNeeded: intValue), as: UInt8.self)
      case 2: raw.storeBytes(of: UInt16(truncatingIfNeeded: intValue), as: UInt16.self)
      case 4: raw.storeBytes(of: UInt32(truncatingIfNeeded: intValue), as: UInt32.self)
      case 8: raw.storeBytes(of: UInt64(truncatingIfNeeded: intValue), as: UInt64.self)
      default: break
      }
    }
  }
}
