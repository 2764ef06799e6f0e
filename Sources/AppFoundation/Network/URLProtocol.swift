import Foundation

/// A class that answers requests instead of a network, such as an app's own stub.
///
/// A session uses the classes of its configuration.
open class URLProtocol: NSObject, @unchecked Sendable {
  public let request: URLRequest
  public let client: (any URLProtocolClient)?

  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) { (self.request, self.client) = (request, client) }

  open class func canInit(with request: URLRequest) -> Bool { false }
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
  open func startLoading() {}
  open func stopLoading() {}

  /// Registers a class for all sessions: here for none, because only configurations count.
  @discardableResult open class func registerClass(_ protocolClass: AnyClass) -> Bool { false }
  open class func unregisterClass(_ protocolClass: AnyClass) {}
}

/// What receives the answer that a protocol class gives to a request.
public protocol URLProtocolClient: NSObjectProtocol {
  func urlProtocol(
    _ loader: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ loader: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ loader: URLProtocol)
  func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error)
}

extension URLCache {
  /// Whether an answer may be stored.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}

/// A stored answer to a request.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}
