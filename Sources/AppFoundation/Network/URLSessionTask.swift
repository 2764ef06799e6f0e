import Foundation

/// A request of a session that the app starts, suspends and cancels.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  public static let lowPriority: Float = 0.25
  public static let defaultPriority: Float = 0.5
  public static let highPriority: Float = 0.75

  public let taskIdentifier: Int
  public let originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open fileprivate(set) var state = State.suspended
  open fileprivate(set) var response: URLResponse?
  open fileprivate(set) var error: (any Error)?
  open var priority = URLSessionTask.defaultPriority
  open var taskDescription: String?
  open var earliestBeginDate: Date?
  open var delegate: (any URLSessionTaskDelegate)?
  public let progress = Progress(totalUnitCount: 1)
  public var countOfBytesReceived: Int64 { Int64(data.count) }
  public var countOfBytesSent: Int64 { 0 }
  public var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  public var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }

  private weak var session: URLSession?
  /// What is called once with the data, the response and the error.
  private let onEnd: ((Data?, URLResponse?, (any Error)?) -> Void)?
  private var data = Data()
  private var loader: URLProtocol?

  required public init(
    _ request: URLRequest?, number: Int = 0, in session: URLSession? = nil,
    onEnd: ((Data?, URLResponse?, (any Error)?) -> Void)? = nil
  ) {
    (originalRequest, taskIdentifier, self.session, self.onEnd) = (request, number, session, onEnd)
  }

  /// Starts the request, or continues it.
  ///
  /// A file's URL is read. A class of the session's configuration answers the requests that it
  /// accepts. All others wait without an answer.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    guard loader == nil, let request = originalRequest, let url = request.url else { return }
    let classes = session?.configuration.protocolClasses?.compactMap { $0 as? URLProtocol.Type }
    if let loading = classes?.first(where: { $0.canInit(with: request) }) {
      let loader = loading.init(
        request: loading.canonicalRequest(for: request), cachedResponse: nil, client: self)
      self.loader = loader
      later { loader.startLoading() }
    } else if url.isFileURL {
      later { [self] in
        do {
          data = try Data(contentsOf: url)
          response = URLResponse(
            url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
          end(nil)
        } catch { end(error) }
      }
    } else {
      AppRuntime.warnOnce(
        "the phone has no network: requests of URLSession wait without an answer, unless a "
          + "URLProtocol of the session's configuration answers them")
    }
  }

  open func suspend() { if state == .running { state = .suspended } }

  /// Ends the request with the error `URLError.cancelled`.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    loader?.stopLoading()
    later { [self] in end(URLError(.cancelled)) }
  }

  private func later(_ work: @escaping () -> Void) { _ = DispatchQueue.background.later(0, work) }

  private func end(_ error: (any Error)?) {
    guard state != .completed else { return }
    (state, self.error, loader) = (.completed, error, nil)
    onEnd?(error == nil ? data : nil, error == nil ? response : nil, error)
    guard onEnd == nil, let session else { return }
    let delegate = delegate ?? session.delegate as? any URLSessionTaskDelegate
    if error == nil, let self = self as? URLSessionDataTask {
      (delegate as? any URLSessionDataDelegate)?.urlSession(
        session, dataTask: self, didReceive: data)
    }
    delegate?.urlSession(session, task: self, didCompleteWithError: error)
  }
}

extension URLSessionTask: URLProtocolClient {
  public func urlProtocol(
    _ loader: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { self.response = response }

  public func urlProtocol(_ loader: URLProtocol, didLoad data: Data) { self.data += data }

  public func urlProtocolDidFinishLoading(_ loader: URLProtocol) { end(nil) }

  public func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) { end(error) }
}

/// A request whose answer is data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A request whose answer would be a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}

/// A connection to a server for messages in both directions, which never opens here.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
  }

  open var maximumMessageSize = 1_048_576
  open var closeCode: CloseCode { .invalid }
  open var closeReason: Data? { nil }

  open func send(
    _ message: Message, completionHandler: @escaping ((any Error)?) -> Void
  ) {}
  open func receive(completionHandler: @escaping (Swift.Result<Message, any Error>) -> Void) {}
  open func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void) {}
  open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }

  open func send(_ message: Message) async throws { try await URLSession.unanswered(self) }
  open func receive() async throws -> Message {
    try await URLSession.unanswered(self)
    throw URLError(.cancelled)
  }
}
