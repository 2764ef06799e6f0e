import UIKitValues

/// An object that observes properties by name and receives their changes.
///
/// In UIKit, an observer overrides a method of NSObject instead. The port to Linux adds this
/// protocol to the observer's class.
public protocol KeyPathObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

/// Does nothing, as NSObject does for the changes that an observer's own code doesn't handle.
public func unobservedValue(
  forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
  context: UnsafeMutableRawPointer?
) {}

/// Key-value observing: observing an object's properties by their Objective-C names.
extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard value(ofKnown: keyPath) != nil else {
      return SimulatedApp.warnOnce("\(keyPath) of \(type(of: self)) is not watched")
    }
    let key = ObservedValue.Key(observer, of: self, named: keyPath)
    let value = ObservedValue(self, options: options, key: key) {
      $0.value(ofKnown: keyPath) ?? nil
    } tell: {
      [weak observer] object, old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      change[.oldKey] = old
      change[.newKey] = new
      (observer as? UIResponder)?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
      (observer as? any KeyPathObserving)?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
    value.start()
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    SimulatedApp.current?.observedValues.removeObserver(observer, of: self, named: keyPath)
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// Returns an observable property's value, such as `contentOffset`; nil for other names.
  fileprivate func value(ofKnown name: String) -> Any?? {
    if let view = self as? UIView, let value = view.value(ofGeometry: name) { return value }
    if let constraint = self as? NSLayoutConstraint, name == "constant" {
      return constraint.constant
    }
    return nil
  }
}

extension UIView {
  fileprivate func value(ofGeometry name: String) -> Any?? {
    let scrollView = self as? UIScrollView
    switch name {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    case "transform": return transform
    case "hidden", "isHidden": return isHidden
    case "alpha": return alpha
    case "safeAreaInsets": return safeAreaInsets
    case "contentOffset": return scrollView?.contentOffset
    case "contentSize": return scrollView?.contentSize
    case "contentInset": return scrollView?.contentInset
    case "text": return textInput?.editedText
    default: return nil
    }
  }
}
