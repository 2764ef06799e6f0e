import Foundation

/// An answer to a request, without its data.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  /// The expected number of bytes, or -1 if it is unknown.
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  open var suggestedFilename: String? { url?.lastPathComponent }

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    self.expectedContentLength = Int64(expectedContentLength)
  }
}

/// An answer of an HTTP server, with its status and header fields.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: nil,
      expectedContentLength: headerFields?["Content-Length"].flatMap { Int($0) } ?? -1,
      textEncodingName: nil)
  }

  /// Returns the value of a header field; the case of its name doesn't matter.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first {
      ($0.key as? String)?.caseInsensitiveCompare(field) == .orderedSame
    }?.value as? String
  }

  /// Returns a short description of a status, such as "not found" for 404.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    case 503: "service unavailable"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "success"
    }
  }
}
