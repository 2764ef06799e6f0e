import Foundation

/// The app's own delegate, the object of its class with `@main`, which exists once per app.
///
/// On a phone the system creates it. Here it is created on first use, because only the app's code
/// that reads it needs it, and its launch methods aren't called.
package final class LaunchedDelegate {
  /// The object, or nil if the app's sources have no such class.
  package let object: AnyObject?

  private init() {
    // The port to Linux adds this function beside the class.
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    object = dlsym(dlopen(nil, RTLD_NOW), "formlift_app_delegate").map {
      Unmanaged<AnyObject>.fromOpaque(unsafeBitCast($0, to: Make.self)()).takeRetainedValue()
    }
  }

  /// The running app's delegate.
  package static var current: AnyObject? {
    AppRuntime.active?.onlyObject(LaunchedDelegate.init).object
  }
}
