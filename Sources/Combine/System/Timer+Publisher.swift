import Foundation
import AppFoundation

extension AppFoundation.Timer {
  /// A publisher that sends the current date at regular intervals of the phone's virtual time.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable {
      let timer = AppFoundation.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) {
        _ in
        let seconds = Double(AppFoundation.DispatchTime.now().uptimeNanoseconds) / 1e9
        self.subject.send(Date(timeIntervalSinceReferenceDate: seconds))
      }
      return AnyCancellable(timer.invalidate)
    }
  }

  /// Returns a publisher that sends the current date at regular intervals, given in seconds.
  ///
  /// Intervals and dates are in virtual time: the form is opened at the start of 2001.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: AppFoundation.RunLoop,
    in mode: AppFoundation.RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}
