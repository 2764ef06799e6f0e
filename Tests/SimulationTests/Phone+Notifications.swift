import Foundation
import Simulation

extension Phone {
  /// What was posted, a notification a line: its time, its name, its begin and its end frame.
  var notifications: [String] {
    events.compactMap { event in
      guard case .notification(let it) = event.kind else { return nil }
      return
        "\(event.time.inFourPlaces) \(it.name.rawValue) \(it.begin.inBraces) \(it.end.inBraces)"
    }
  }

  /// The heights of the end frames of all keyboardWillShow notifications.
  var shownHeights: [String] {
    events.compactMap { event in
      guard case .notification(let it) = event.kind, it.name == .willShow else { return nil }
      return it.end.height.inFourPlaces
    }
  }
}
