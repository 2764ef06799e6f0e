import Foundation

/// The executor that Swift's main actor uses while a simulated app's code runs.
///
/// It runs the jobs of tasks on the simulated phone's virtual time, one at a time, on the thread of
/// the app's code.
///
/// Swift's runtime asks hooks for the main actor's executor and for the destination of jobs without
/// an actor. Outside of an app's code nothing changes.
final class AppExecutor: SerialExecutor {
  private static let main = AppExecutor()
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Find = @convention(thin) () -> UnownedSerialExecutor

  /// Installs the hooks for the main actor's executor, once per process.
  static let install: Void = {
    let find: @convention(thin) (Find) -> UnownedSerialExecutor = { find in
      AppRuntime.running == nil ? find() : AppExecutor.main.asUnownedSerialExecutor()
    }
    set("swift_task_getMainExecutor_hook", to: find)
    let enqueue: @convention(thin) (UnownedJob, Enqueue) -> Void = { job, enqueue in
      guard let app = AppRuntime.running else { return enqueue(job) }
      app.calls.add(after: 0, isInBackground: true, on: app) {
        DispatchQueue.background.doing { job.runSynchronously(on: AppExecutor.none) }
      }
    }
    set("swift_task_enqueueGlobal_hook", to: enqueue)
  }()

  /// The executor value that means "no actor" to Swift's runtime: two zero words.
  private static let none = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

  private static func set<Hook>(_ name: String, to hook: Hook) {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook.self).pointee = hook
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let app = AppRuntime.running else { return enqueueOnMainThread(job) }
    app.calls.add(after: 0, on: app) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  /// Checks nothing, since every caller runs an app's code on the main actor.
  func checkIsolated() {}
}

/// Passes a main actor's job to Swift's own executor, for use outside of an app's code.
@_silgen_name("swift_task_enqueueMainExecutor")
private func enqueueOnMainThread(_ job: UnownedJob)

extension AppRuntime {
  private static let runningKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The app whose code runs on this thread, or nil.
  private(set) static var running: AppRuntime? {
    get {
      pthread_getspecific(runningKey).map {
        Unmanaged<AppRuntime>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let pointer = newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
      pthread_setspecific(runningKey, pointer)
    }
  }

  /// Runs the app's code, so that Swift tasks created by it run on this app's virtual time.
  package func takingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = Self.running
    Self.running = self
    defer { Self.running = before }
    return try body()
  }
}
