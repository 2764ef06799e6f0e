import Foundation

/// The requests of an app, on a phone that has no network.
///
/// A request waits without an answer. So a screen stays as before its data arrive, the same on each
/// run. Files are read, and a
/// ``URLProtocol`` class in the configuration answers the requests that it accepts. Nothing waits
/// in real time, and completion handlers run in the background, on virtual time.
open class URLSession: NSObject, @unchecked Sendable {
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }

  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }

  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public let delegateQueue: OperationQueue
  open private(set) var delegate: (any URLSessionDelegate)?
  open var sessionDescription: String?
  private var count = 0
  private var tasks: [URLSessionTask] = []
  private var unfinished: [URLSessionTask] { tasks.filter { $0.state != .completed } }

  public override init() {
    (configuration, delegateQueue) = (.default, OperationQueue())
    super.init()
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    super.init()
  }

  open func finishTasksAndInvalidate() {}

  open func invalidateAndCancel() {
    for task in unfinished { task.cancel() }
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
    delegate = nil
  }

  open func reset(completionHandler: @escaping () -> Void) { completionHandler() }
  open func flush(completionHandler: @escaping () -> Void) { completionHandler() }

  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    completionHandler(unfinished)
  }

  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    func unfinished<Task: URLSessionTask>(_ type: Task.Type) -> [Task] {
      self.unfinished.compactMap { $0 as? Task }
    }
    completionHandler(
      unfinished(URLSessionDataTask.self), unfinished(URLSessionUploadTask.self),
      unfinished(URLSessionDownloadTask.self))
  }

  private func task<Task: URLSessionTask>(
    _ request: URLRequest?, onEnd: ((Data?, URLResponse?, (any Error)?) -> Void)? = nil
  ) -> Task {
    count += 1
    tasks.removeAll { $0.state == .completed }
    let task = Task(request, number: count, in: self, onEnd: onEnd)
    tasks.append(task)
    return task
  }

  open func dataTask(with url: URL) -> URLSessionDataTask { task(URLRequest(url: url)) }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { task(request) }

  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { task(request, onEnd: completionHandler) }

  open func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask {
    task(request)
  }

  open func uploadTask(
    with request: URLRequest, from data: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { task(request, onEnd: completionHandler) }

  open func uploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { task(request, onEnd: completionHandler) }

  open func downloadTask(with url: URL) -> URLSessionDownloadTask { task(URLRequest(url: url)) }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { task(request) }

  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let file = request.url?.isFileURL == true ? request.url : nil
    return task(request) { completionHandler($2 == nil ? file : nil, $1, $2) }
  }

  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { task(URLRequest(url: url)) }
  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { task(request) }
}

extension URLSession {
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    let answer = Answer()
    let task: URLSessionDataTask = dataTask(with: request) { answer.end($0, $1, $2) }
    return try await withTaskCancellationHandler {
      // Not a checked continuation, since a request may wait until its app ends.
      try await withUnsafeThrowingContinuation { receiver in
        answer.receiver = receiver
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }

  public func upload(
    for request: URLRequest, fromFile file: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    (url, try await data(from: url, delegate: delegate).1)
  }

  /// Waits until a task is cancelled, which ends the wait with an error.
  static func unanswered(_ task: URLSessionTask) async throws {
    let answer = Answer()
    try await withTaskCancellationHandler {
      _ = try await withUnsafeThrowingContinuation { answer.receiver = $0 }
    } onCancel: {
      task.cancel()
      answer.end(nil, nil, URLError(.cancelled))
    }
  }

  /// The answer that a Swift task waits for; it is only used on the thread of the app's code.
  private final class Answer: @unchecked Sendable {
    var receiver: UnsafeContinuation<(Data, URLResponse), any Error>?

    func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      if let data, let response {
        receiver?.resume(returning: (data, response))
      } else {
        receiver?.resume(throwing: error ?? URLError(.badServerResponse))
      }
      receiver = nil
    }
  }
}
