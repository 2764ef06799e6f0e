import Foundation

/// The settings of a session; only its protocol classes have an effect here.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }

  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration(identifier: identifier)
  }

  public let identifier: String?
  /// The classes that may answer the session's requests, the first suitable one first.
  open var protocolClasses: [AnyClass]?
  open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpShouldSetCookies = true
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  open var urlCache: URLCache? = .shared
  open var allowsCellularAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var shouldUseExtendedBackgroundIdleMode = false

  init(identifier: String?) { self.identifier = identifier }
}

/// A store for answers to requests, which is always empty here.
open class URLCache: NSObject, @unchecked Sendable {
  nonisolated(unsafe) open class var shared: URLCache {
    get { common }
    set { common = newValue }
  }
  nonisolated(unsafe) private static var common = URLCache()

  open var memoryCapacity: Int
  open var diskCapacity: Int

  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath path: String? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  open func removeAllCachedResponses() {}
}

/// A store for the cookies of servers, which is always empty here.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  public static let shared = HTTPCookieStorage()
  open func removeCookies(since date: Date) {}
}
