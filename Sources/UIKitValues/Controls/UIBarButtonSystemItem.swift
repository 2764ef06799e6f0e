/// The style of a bar button, which the simulation doesn't draw.
public enum UIBarButtonItemStyle: Int, Sendable {
  case plain
  case done = 2
  public static let prominent = UIBarButtonItemStyle.done
}

/// A bar button item that UIKit provides, such as Done.
public enum UIBarButtonSystemItem: Int, Sendable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
  case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
  case fastForward, undo, redo, pageCurl, close

  package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// The title that a bar button with this system item shows, for example `Done`.
  package var title: String { "\(self)".capitalized }
}

/// The kinds of bar height, such as compact, which have no effect in the simulation.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}
