@_exported import Foundation
@_exported import Observation
import Simulation

/// The base of a running app, without its views: its simulated phone and its pending calls.
///
/// It also stores the objects that exist once per app. The app belongs to the main thread.
open class AppRuntime {
  /// The app whose code runs now, or else the app whose code ran last; nil before any app.
  package static var active: AppRuntime? {
    get { latest }
    set {
      // Deinitializers of the app before may ask for the active app.
      let before = latest
      latest = newValue
      withExtendedLifetime(before) {}
    }
  }
  private static var latest: AppRuntime?

  /// The current state of the simulated phone.
  ///
  /// While the simulator calls the app's code, it is the state that the simulator is changing.
  package final var phone: Phone
  package final let calls = DelayedCalls()
  final let performRequests = PerformRequests()
  /// The objects that exist once for this app, by their type.
  private final var objects: [ObjectIdentifier: AnyObject] = [:]

  package init(_ phone: Phone) {
    self.phone = phone
    AppExecutor.install
  }

  /// Returns the app's only object of a type, such as its notification center; created on first
  /// use.
  package final func onlyObject<Object: AnyObject>(_ make: () -> Object) -> Object {
    let type = ObjectIdentifier(Object.self)
    if let object = objects[type] as? Object { return object }
    let object = make()
    objects[type] = object
    return object
  }

  /// Advances virtual time, in seconds, and runs the calls that become due; subclasses override it.
  open func advance(by seconds: TimeInterval) {}

  /// Advances virtual time until nothing is pending; subclasses override it.
  open func settle() {}

  /// Advances virtual time to the next pending call, but at most by this many seconds.
  ///
  /// Subclasses override it.
  ///
  /// - Returns: whether anything was pending.
  open func advanceToNext(within seconds: TimeInterval) -> Bool { false }
}

/// The part of an app's runtime that warns the user about features that the simulation lacks.
extension AppRuntime {
  /// Prints a warning, unless the same text was already printed.
  package nonisolated static func warnOnce(_ line: String) {
    guard said.insert(line).inserted else { return }
    let bytes = Array("formlift: note: \(line)\n".utf8)
    _ = write(diagnostics, bytes, bytes.count)
  }

  /// The file descriptor that warnings are written to.
  ///
  /// It stays standard error even if the app's code redirects its own standard error.
  package nonisolated(unsafe) static var diagnostics = STDERR_FILENO

  nonisolated(unsafe) private static var said: Set<String> = []
}
