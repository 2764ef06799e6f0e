import Foundation
import UIKit

extension UIKit.Timer {
  /// A publisher of the date at regular intervals, on the phone's virtual time.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable {
      let timer = UIKit.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        let seconds = Double(UIKit.DispatchTime.now().uptimeNanoseconds) / 1e9
        self.subject.send(Date(timeIntervalSinceReferenceDate: seconds))
      }
      return AnyCancellable(timer.invalidate)
    }
  }

  /// Returns a timer publisher.
  ///
  /// On virtual time the date starts with the year 2001.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: UIKit.RunLoop,
    in mode: UIKit.RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}
