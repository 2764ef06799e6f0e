import Simulation
import Testing
import UIKit

/// Tests that casts of the five values in a keyboard notification give the same results as on a
/// Mac.
@MainActor @Suite struct CastTests {
  /// A cast to one type, and its results for begin, end, duration, curve and isLocal.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cast: @Sendable (Any?) -> String
    let expected: [String]

    init<Value>(_ type: Value.Type, _ expected: [String]) {
      testDescription = "as? \(type)"
      cast = { ($0 as? Value).map { "\($0)" } ?? "nil" }
      self.expected = expected
    }

    init(
      _ description: String, _ expected: [String], _ cast: @escaping @Sendable (Any?) -> String
    ) {
      testDescription = description
      self.cast = cast
      self.expected = expected
    }
  }

  private static let keys = [
    UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    UIResponder.keyboardAnimationDurationUserInfoKey,
    UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
  ]

  nonisolated static let ways = [
    Way("as? CGRect", ["568", "315", "nil", "nil", "nil"]) {
      ($0 as? CGRect).map { "\(Int($0.minY))" } ?? "nil"
    },
    Way("as? NSValue, cgRectValue", ["568", "315", "0", "0", "0"]) {
      ($0 as? NSValue).map { "\(Int($0.cgRectValue.minY))" } ?? "nil"
    },
    Way("as? NSValue, cgPointValue", ["0", "0", "0", "0", "0"]) {
      ($0 as? NSValue).map { "\(Int($0.cgPointValue.y))" } ?? "nil"
    },
    Way("as? NSValue, cgSizeValue", ["0", "0", "0", "0", "0"]) {
      ($0 as? NSValue).map { "\(Int($0.cgSizeValue.height))" } ?? "nil"
    },
    Way(NSString.self, ["nil", "nil", "nil", "nil", "nil"]),
    Way("as? CGPoint", ["nil", "nil", "nil", "nil", "nil"]) {
      ($0 as? CGPoint).map { "\($0)" } ?? "nil"
    },
    Way("as? CGSize", ["nil", "nil", "nil", "nil", "nil"]) {
      ($0 as? CGSize).map { "\($0)" } ?? "nil"
    },
    Way("as? CGVector", ["nil", "nil", "nil", "nil", "nil"]) {
      ($0 as? CGVector).map { "\($0)" } ?? "nil"
    },
    Way("as? UIEdgeInsets", ["nil", "nil", "nil", "nil", "nil"]) {
      ($0 as? UIEdgeInsets).map { "\($0)" } ?? "nil"
    },
    Way("(x as AnyObject).doubleValue, ported", ["nil", "nil", "0.25", "7.0", "1.0"]) {
      (($0 as? NSNumber)?.doubleValue).map { "\($0)" } ?? "nil"
    },
    Way("as? NSValue, getValue into a rectangle", ["568", "315", "-1", "-1", "-1"]) {
      var rect = CGRect(x: 0, y: -1, width: 0, height: 0)
      ($0 as? NSValue)?.getValue(&rect)
      return "\(Int(rect.minY))"
    },
    Way("as? NSNumber", ["nil", "nil", "0.25", "7", "1"]) {
      ($0 as? NSNumber).map { $0.doubleValue == 0.25 ? "0.25" : "\($0.intValue)" } ?? "nil"
    },
    Way("as? NSNumber, uintValue", ["nil", "nil", "0", "7", "1"]) {
      ($0 as? NSNumber).map { "\($0.uintValue)" } ?? "nil"
    },
    Way(Double.self, ["nil", "nil", "0.25", "7.0", "1.0"]),
    Way(TimeInterval.self, ["nil", "nil", "0.25", "7.0", "1.0"]),
    Way(CGFloat.self, ["nil", "nil", "0.25", "7.0", "1.0"]),
    Way(Float.self, ["nil", "nil", "0.25", "7.0", "1.0"]),
    Way(UInt.self, ["nil", "nil", "nil", "7", "1"]),
    Way(Int.self, ["nil", "nil", "nil", "7", "1"]),
    Way(Int8.self, ["nil", "nil", "nil", "7", "1"]),
    Way(Int16.self, ["nil", "nil", "nil", "7", "1"]),
    Way(Int32.self, ["nil", "nil", "nil", "7", "1"]),
    Way(Int64.self, ["nil", "nil", "nil", "7", "1"]),
    Way(UInt8.self, ["nil", "nil", "nil", "7", "1"]),
    Way(UInt16.self, ["nil", "nil", "nil", "7", "1"]),
    Way(UInt32.self, ["nil", "nil", "nil", "7", "1"]),
    Way(UInt64.self, ["nil", "nil", "nil", "7", "1"]),
    Way("CGFloat(truncating:)", ["nil", "nil", "0.25", "7.0", "1.0"]) {
      ($0 as? NSNumber).map { "\(CGFloat(truncating: $0))" } ?? "nil"
    },
    Way("Double(truncating:)", ["nil", "nil", "0.25", "7.0", "1.0"]) {
      ($0 as? NSNumber).map { "\(Double(truncating: $0))" } ?? "nil"
    },
    Way("UInt(truncating:)", ["nil", "nil", "0", "7", "1"]) {
      ($0 as? NSNumber).map { "\(UInt(truncating: $0))" } ?? "nil"
    },
    Way("is", ["true", "true", "false", "false", "false"]) { "\($0 is CGRect)" },
    Way("is NSNumber", ["false", "false", "true", "true", "true"]) { "\($0 is NSNumber)" },
    Way("a pattern", ["568", "315", "nil", "nil", "nil"]) {
      switch $0 {
      case let rect as CGRect: "\(Int(rect.minY))"
      default: "nil"
      }
    },
    Way(Bool.self, ["nil", "nil", "nil", "nil", "true"]),
    Way(String.self, ["nil", "nil", "nil", "nil", "nil"]),
    Way("getValue", ["nil", "nil", "nil", "7", "1"]) {
      guard let number = $0 as? NSNumber, number.doubleValue != 0.25 else { return "nil" }
      var curve = UIView.AnimationCurve.easeInOut.rawValue
      number.getValue(&curve)
      return "\(curve)"
    },
    Way("getValue into a curve", ["nil", "nil", "linear", "keyboard", "easeIn"]) {
      guard let number = $0 as? NSNumber else { return "nil" }
      var curve = UIView.AnimationCurve.linear
      if number.doubleValue != 0.25 { number.getValue(&curve) }
      return "\(curve)"
    },
    Way("AnimationCurve(rawValue:)", ["nil", "nil", "nil", "keyboard", "easeIn"]) {
      ($0 as? Int).flatMap(UIView.AnimationCurve.init).map { "\($0)" } ?? "nil"
    },
  ]

  @Test(
    "Each cast of a keyboard notification's values gives the same result as on a Mac",
    arguments: ways)
  func casts(_ way: Way) throws {
    let info = try #require(Self.userInfo)
    #expect(Self.keys.map { way.cast(info[$0]) } == way.expected)
  }

  @Test("A number is stored in integers of each size") func integers() {
    var (small, short, word): (Int8, Int16, Int32) = (0, 0, 0)
    NSNumber(value: -7).getValue(&small)
    NSNumber(value: -700).getValue(&short)
    NSNumber(value: -70_000).getValue(&word)
    #expect((small, short, word) == (-7, -700, -70_000))
  }

  @Test("An integer that would be rounded is no exact CGFloat") func exactNumbers() {
    #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
    #expect(CGFloat(exactly: NSNumber(value: 1 << 53)) == 9_007_199_254_740_992)
    #expect(CGFloat(exactly: NSNumber(value: 1 << 53 + 1)) == nil)
    #expect(CGFloat(truncating: NSNumber(value: 1 << 53 + 1)) == 9_007_199_254_740_992)
  }

  @Test("NSValue returns the geometry stored in it") func values() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgSize: size).cgRectValue == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSNumber(value: 7).uiEdgeInsetsValue == .zero)
  }

  @Test("A keyboard notification has all its keys") func userInfoKeys() throws {
    let info = try #require(Self.userInfo)
    #expect(Set(info.keys.compactMap { $0 as? String }) == Set(Self.keys))
  }

  /// The user info that an iPhone 5s posts with keyboardWillShow, for a keyboard of 253 points.
  private static let userInfo: [AnyHashable: Any]? = {
    guard let device = Device.named("iphone-5s") else { return nil }
    let phone = Phone(
      scene: Scene(device: device, chrome: Chrome()),
      rows: RowGeometry(sections: [SectionHeights(rows: [44])]), style: .plain,
      fields: [FieldTraits()])
    let listener = Listener()
    let app = SimulatedApp.start(on: phone) { views in
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { listener.userInfo = $0.userInfo }
      return views.table
    }
    app.perform { $0.beginEditing(row: 0) }
    return listener.userInfo
  }()

  private final class Listener: @unchecked Sendable {
    var userInfo: [AnyHashable: Any]?
  }
}
