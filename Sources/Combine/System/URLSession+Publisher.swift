import AppFoundation
import Foundation

extension URLSession {
  /// A publisher that sends a request for each subscriber, and publishes the answer or the error.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let receiver = Receiver(send: outlet.send, end: outlet.send(completion:))
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          receiver.send((data, response))
          receiver.end(.finished)
        } else {
          receiver.end(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.onCancel = task.cancel
      outlet.open()
      task.resume()
    }

    /// Where an answer goes; it is only used on the thread of the app's code.
    private struct Receiver: @unchecked Sendable {
      let send: (Output) -> Void
      let end: (Subscribers.Completion<URLError>) -> Void
    }
  }

  /// Returns a publisher of the answer to a request, which `URLSession` describes.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
