import Foundation

/// A request that an app sends with a session; the simulated phone has no network.
///
/// `URLSession` describes how requests end. On Linux, Foundation's own type is in another module.
public struct URLRequest: Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy

  public var url: URL?
  public var cachePolicy: CachePolicy
  /// How many seconds a phone waits for data; the simulation waits without a limit.
  public var timeoutInterval: TimeInterval
  public var mainDocumentURL: URL?
  public var httpMethod: String? = "GET"
  public var allHTTPHeaderFields: [String: String]?
  public var httpBody: Data?
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allowsCellularAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var allowsExpensiveNetworkAccess = true

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// Returns the value of a header field; the case of its name doesn't matter.
  public func value(forHTTPHeaderField field: String) -> String? {
    name(of: field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Replaces the value of a header field, or removes it if the value is nil.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[name(of: field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Appends a value to a header field, after a comma if it has one already.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field).map { "\($0)," } ?? ""
    setValue(before + value, forHTTPHeaderField: field)
  }

  private func name(of field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame }
  }
}

/// The older type of a request, which names the values of a request's cache policy.
public enum NSURLRequest {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }
}
