import UIKitValues

/// A property of a UIKit class with its key-value coding name, for reading and writing by name.
///
/// Without the Objective-C runtime no property can be found by name. The list `all` has the names
/// that apps use.
@MainActor struct NamedValue {
  let key: String
  fileprivate let isOf: (NSObject) -> Bool
  fileprivate let read: (NSObject) -> Any?
  /// Sets the property's value on an object, and returns whether the value's type is valid.
  fileprivate let write: (NSObject, Any?) -> Bool

  private init<Owner: NSObject>(
    _ key: String, of type: Owner.Type, read: @escaping (Owner) -> Any?,
    write: @escaping (Owner, Any?) -> Bool = { _, _ in false }
  ) {
    self.key = key
    isOf = { $0 is Owner }
    self.read = { ($0 as? Owner).flatMap(read) }
    self.write = { object, value in (object as? Owner).map { write($0, value) } ?? false }
  }

  private init<Owner: NSObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(key, of: Owner.self) {
      $0[keyPath: path]
    } write: { owner, new in
      guard let new = new as? Value else { return false }
      owner[keyPath: path] = new
      return true
    }
  }

  private init<Owner: NSObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    self.init(key, of: Owner.self) {
      $0[keyPath: path]
    } write: { owner, new in
      if let new, !(new is NSNull) {
        guard let new = new as? Value else { return false }
        owner[keyPath: path] = new
      } else {
        owner[keyPath: path] = nil
      }
      return true
    }
  }

  /// Creates a property without effect in the simulation, whose value app code can still read back.
  private init<Owner: NSObject>(kept key: StaticString, of type: Owner.Type) {
    self.init("\(key)", of: type) {
      objc_getAssociatedObject($0, key.utf8Start)
    } write: { owner, new in
      notDrawn(type, key)
      objc_setAssociatedObject(owner, key.utf8Start, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return true
    }
  }

  /// Returns the property with this name that an object has; nil if the name is unknown.
  static func named(_ key: String, of object: NSObject) -> NamedValue? {
    all.first { $0.key == key && $0.isOf(object) }
  }

  func value(of object: NSObject) -> Any? { read(object) }

  func set(_ value: Any?, of object: NSObject) {
    guard !write(object, value) else { return }
    raise(.argument, "\(type(of: object)) does not take that value for the key \(key)")
  }

  private static let all: [NamedValue] = views + controls + others

  private static let views = [
    NamedValue("hidden", \UIView.isHidden), NamedValue("isHidden", \UIView.isHidden),
    NamedValue("alpha", \UIView.alpha), NamedValue("tag", \UIView.tag),
    NamedValue("frame", \UIView.frame), NamedValue("bounds", \UIView.bounds),
    NamedValue("center", \UIView.center),
    NamedValue("backgroundColor", \UIView.backgroundColor),
    NamedValue("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    NamedValue("clipsToBounds", \UIView.clipsToBounds),
    NamedValue("contentOffset", \UIScrollView.contentOffset),
    NamedValue("contentInset", \UIScrollView.contentInset),
    NamedValue("contentSize", \UIScrollView.contentSize),
    NamedValue("constant", \NSLayoutConstraint.constant),
    NamedValue("inputAccessoryView", of: UIResponder.self) {
      $0.inputAccessoryView
    } write: { responder, new in
      responder.ownAccessoryView = new as? UIView
      return new == nil || new is UIView
    },
  ]

  private static let controls = [
    NamedValue("text", \UILabel.text), NamedValue("textColor", \UILabel.textColor),
    NamedValue("font", \UILabel.font), NamedValue("numberOfLines", \UILabel.numberOfLines),
    NamedValue("textAlignment", \UILabel.textAlignment),
    NamedValue("text", \UITextField.text), NamedValue("placeholder", \UITextField.placeholder),
    NamedValue("textColor", \UITextField.textColor), NamedValue("font", \UITextField.font),
    NamedValue("textAlignment", \UITextField.textAlignment),
    NamedValue("keyboardType", \UITextField.keyboardType),
    NamedValue("secureTextEntry", \UITextField.isSecureTextEntry),
    NamedValue("attributedPlaceholder", \UITextField.attributedPlaceholder),
    NamedValue("text", \UITextView.text), NamedValue("textColor", \UITextView.textColor),
    NamedValue("font", \UITextView.font),
    NamedValue("enabled", \UIControl.isEnabled), NamedValue("selected", \UIControl.isSelected),
    NamedValue("highlighted", \UIControl.isHighlighted),
    NamedValue("on", \UISwitch.isOn),
    // UIKit's headers don't declare these, but apps use them.
    NamedValue("searchField", of: UISearchBar.self, read: \.searchTextField),
    NamedValue("cancelButton", of: UISearchBar.self, read: \.cancelButton),
    NamedValue(kept: "clearButton", of: UITextField.self),
    NamedValue(kept: "textColor", of: UIDatePicker.self),
    NamedValue(kept: "highlightsToday", of: UIDatePicker.self),
    NamedValue(kept: "textColor", of: UIPickerView.self),
  ]

  private static let others = [
    NamedValue("title", \UIViewController.title),
    NamedValue(kept: "attributedTitle", of: UIAlertController.self),
    NamedValue(kept: "attributedMessage", of: UIAlertController.self),
    NamedValue(kept: "titleTextColor", of: UIAlertAction.self),
    NamedValue(kept: "titleTextAlignment", of: UIAlertAction.self),
    NamedValue(kept: "image", of: UIAlertAction.self),
    NamedValue("keyWindow", of: UIApplication.self, read: \.keyWindow),
    NamedValue("windows", of: UIApplication.self, read: \.windows),
    NamedValue("orientation", of: UIDevice.self) {
      $0.orientation.rawValue
    } write: { _, _ in
      // Setting it rotated the interface up to iOS 15. Here only a command rotates the phone.
      notDone(UIDevice.self, "orientation")
      return true
    },
  ]
}
