import Foundation

/// The main actor's executor while an app's code runs: the jobs of its tasks come on the phone's
/// virtual time, one after the other, on the thread that the code is on.
///
/// Swift's runtime asks its hooks which executor is the main actor's, and where jobs go that are no
/// actor's; beside an app's code all is as it was.
final class AppExecutor: SerialExecutor {
  private static let main = AppExecutor()
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Find = @convention(thin) () -> UnownedSerialExecutor

  /// Sets the hooks, once for the process.
  static let install: Void = {
    let find: @convention(thin) (Find) -> UnownedSerialExecutor = { find in
      SimulatedApp.running == nil ? find() : AppExecutor.main.asUnownedSerialExecutor()
    }
    set("swift_task_getMainExecutor_hook", to: find)
    let enqueue: @convention(thin) (UnownedJob, Enqueue) -> Void = { job, enqueue in
      guard let app = SimulatedApp.running else { return enqueue(job) }
      app.calls.add(after: 0, isInBackground: true, on: app) {
        DispatchQueue.background.doing { job.runSynchronously(on: AppExecutor.none) }
      }
    }
    set("swift_task_enqueueGlobal_hook", to: enqueue)
  }()

  /// What code runs on that is no actor's: two words of zero to the runtime.
  private static let none = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

  private static func set<Hook>(_ name: String, to hook: Hook) {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook.self).pointee = hook
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let app = SimulatedApp.running else { return enqueueOnMainThread(job) }
    app.calls.add(after: 0, on: app) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  /// Every caller runs an app's code, of which all is the main actor's.
  func checkIsolated() {}
}

/// Where the runtime has the main actor's jobs go by itself.
@_silgen_name("swift_task_enqueueMainExecutor")
private func enqueueOnMainThread(_ job: UnownedJob)

extension SimulatedApp {
  private static let runningKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The app whose code runs on this thread now; nil beside an app's code.
  private(set) static var running: SimulatedApp? {
    get {
      pthread_getspecific(runningKey).map {
        Unmanaged<SimulatedApp>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let pointer = newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
      pthread_setspecific(runningKey, pointer)
    }
  }

  /// Runs the app's code, and has the tasks that it starts belong to the app.
  func takingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Self.running
    Self.running = self
    defer { Self.running = before }
    return try body()
  }
}
