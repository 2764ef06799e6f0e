import Foundation
import Simulation

extension Phone {
  /// The posted notifications, one per line: time, name, begin frame, and end frame.
  var notifications: [String] {
    events.compactMap { event in
      guard case .notification(let it) = event.kind else { return nil }
      return
        "\(event.time.inFourPlaces) \(it.name.rawValue) \(it.begin.inBraces) \(it.end.inBraces)"
    }
  }

  /// The height of the end frame in each keyboardWillShow notification, as text.
  var shownHeights: [String] {
    events.compactMap { event in
      guard case .notification(let it) = event.kind, it.name == .willShow else { return nil }
      return it.end.height.inFourPlaces
    }
  }
}
