import Foundation

/// The values that UIKit keeps in NSValue.
extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  // Asked of a value of another kind, Foundation on Linux ends the program; on a Mac a number has
  // them too, with nothing in them.
  public var cgRectValue: CGRect { holds("{CGRect=") ? rectValue : .zero }
  public var cgPointValue: CGPoint { holds("{CGPoint=") ? pointValue : .zero }
  public var cgSizeValue: CGSize { holds("{CGSize=") ? sizeValue : .zero }

  /// Whether Objective-C's name for the type of its value begins so.
  func holds(_ name: String) -> Bool { String(cString: objCType).hasPrefix(name) }

  /// Copies a number or a rectangle into a variable, by its type.
  public func getValue<Value>(_ value: inout Value) {
    if let type = Value.self as? any RawRepresentable.Type {
      // An enum's value in memory is not its raw value, as it is in Objective-C.
      if let made = (self as? NSNumber).flatMap(type.made) as? Value { value = made }
    } else if let number = self as? NSNumber {
      withUnsafeMutablePointer(to: &value) { number.store(in: $0) }
    } else if let rect = cgRectValue as? Value {
      value = rect
    }
  }
}

extension RawRepresentable {
  /// Returns that of a number; nil where it has no such one.
  fileprivate static func made(of number: NSNumber) -> Any? {
    let raw = number.intValue as? RawValue ?? number.uintValue as? RawValue
    return raw.flatMap(Self.init(rawValue:))
  }
}

extension NSNumber {
  /// Stores the number as an integer or floating-point number of the pointer's type.
  fileprivate func store<Value>(in pointer: UnsafeMutablePointer<Value>) {
    let raw = UnsafeMutableRawPointer(pointer)
    switch Value.self {
    case is Double.Type: raw.storeBytes(of: doubleValue, as: Double.self)
    case is CGFloat.Type: raw.storeBytes(of: CGFloat(doubleValue), as: CGFloat.self)
    case is Float.Type: raw.storeBytes(of: floatValue, as: Float.self)
    default:
      // An integer, or an enumeration over one.
      switch MemoryLayout<Value>.size {
      case 1: raw.storeBytes(of: UInt8(truncatingIfNeeded: intValue), as: UInt8.self)
      case 4: raw.storeBytes(of: UInt32(truncatingIfNeeded: intValue), as: UInt32.self)
      case 8: raw.storeBytes(of: UInt64(truncatingIfNeeded: intValue), as: UInt64.self)
      default: break
      }
    }
  }
}
