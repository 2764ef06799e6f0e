import Foundation
import Simulation
import Testing
import UIKit

/// Tests requests of an app on the phone, which has no network.
@MainActor @Suite struct RequestTests {
  /// A class that answers each request for a host named "stub" with its path and status 201.
  final class Stub: URLProtocol, @unchecked Sendable {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub" }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 201, httpVersion: nil, headerFields: ["Kind": "stub"])
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  final class Log: @unchecked Sendable {
    var lines: [String] = []

    func note(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      let status = (response as? HTTPURLResponse).map { " \($0.statusCode)" } ?? ""
      let words = data.map { String(decoding: $0, as: UTF8.self) + status }
      lines.append(words ?? "\((error as? URLError)?.code == .cancelled ? "cancelled" : "failed")")
    }
  }

  private let log = Log()
  private let app: SimulatedApp
  private let session: URLSession

  init() throws {
    app = try .start(on: .empty("iphone-16")) { _ in UIViewController() }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    session = URLSession(configuration: configuration)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(
    "A request waits without an answer and without keeping the phone busy, until it is cancelled")
  func waits() throws {
    let task = session.dataTask(with: try url("https://a.example/b")) { [log] in
      log.note($0, $1, $2)
    }
    app.runAndSettle { task.resume() }
    #expect(log.lines == [])
    #expect(task.state == .running)
    #expect(app.phone.clock == 0)
    app.runAndSettle { task.cancel() }
    #expect(log.lines == ["cancelled"])
    #expect(task.state == .completed)
  }

  @Test("A protocol class of the session's configuration answers the requests that it accepts")
  func stub() throws {
    let url = try url("https://stub/names")
    app.runAndSettle {
      session.dataTask(with: url) { [log] in log.note($0, $1, $2) }.resume()
      #expect(log.lines == [])
    }
    #expect(log.lines == ["/names 201"])
  }

  @Test("A file's URL is read, and a missing file is an error")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try "text".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    app.runAndSettle {
      for url in [file, file.appending(path: "missing")] {
        session.dataTask(with: url) { [log] in log.note($0, $1, $2) }.resume()
      }
    }
    #expect(log.lines == ["text", "failed"])
  }

  @Test("A Swift task gets the answer, or waits until it is cancelled")
  func asynchronous() throws {
    let (stubbed, silent) = (try url("https://stub/a"), try url("https://a.example"))
    var waiting: Task<Void, Never>?
    app.runAndSettle {
      waiting = Task { [session, log] in
        do {
          let (data, response) = try await session.data(from: stubbed)
          log.note(data, response, nil)
          _ = try await session.data(for: URLRequest(url: silent))
        } catch { log.note(nil, nil, error) }
      }
    }
    #expect(log.lines == ["/a 201"])
    app.runAndSettle { waiting?.cancel() }
    #expect(log.lines == ["/a 201", "cancelled"])
  }

  @Test("Invalidating a session cancels its requests and tells its delegate")
  func invalidation() throws {
    final class Delegate: NSObject, URLSessionDataDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        log.lines.append("data \(String(decoding: data, as: UTF8.self))")
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) { log.lines.append("end \(task.taskIdentifier) \(error == nil)") }
    }
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [Stub.self]
    let delegate = Delegate(log)
    let session = URLSession(
      configuration: configuration, delegate: delegate, delegateQueue: .main)
    let (stubbed, silent) = (try url("https://stub/a"), try url("https://a.example"))
    app.runAndSettle {
      for url in [stubbed, silent] { session.dataTask(with: url).resume() }
    }
    #expect(log.lines == ["data /a", "end 1 true"])
    app.runAndSettle { session.invalidateAndCancel() }
    // The session has lost its delegate.
    #expect(log.lines == ["data /a", "end 1 true"])
  }

  @Test("A request's header fields are found whatever the case of their names")
  func headers() throws {
    var request = URLRequest(url: try url("https://a.example"))
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.allHTTPHeaderFields == ["Accept": "a,b"])
    request.setValue(nil, forHTTPHeaderField: "ACCEPT")
    #expect(request.value(forHTTPHeaderField: "Accept") == nil)
    #expect(request.httpMethod == "GET")
  }
}
