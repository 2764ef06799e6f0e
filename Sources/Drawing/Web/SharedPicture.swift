import Foundation
import Session

/// A picture of a session for sharing, as SVG, web page or video; other strategies can be compared.
package struct SharedPicture: Sendable {
  private let stories: [Story]
  private let theme: Theme

  /// Creates a picture for sharing from stories (sessions shown step by step), the main one first.
  ///
  /// `stories` must not be empty.
  package init(_ stories: [Story], theme: Theme = .auto) {
    self.stories = stories
    self.theme = theme
  }

  /// The picture as an SVG document with an animation that repeats.
  ///
  /// A viewer that can't animate shows the end of the session.
  package var svg: String {
    guard let poster = poster() else { return "" }
    return SVGDocument(
      times: poster.board.moments.map(\.time), duration: poster.board.duration,
      layer: MovingLayer(poster.layers), repeats: true, title: poster.title,
      theme: theme
    ).text + "\n"
  }

  private func poster(rate: Double = 60) -> Poster? {
    stories.first.map { Poster(board: Storyboard($0, rate: rate)) }
  }

  /// The end of the session as an SVG document without animation.
  package var still: String {
    guard let poster = poster(), let last = poster.layers.last else { return "" }
    return still(last, poster.title)
  }

  private func still(_ layer: Layer, _ title: String) -> String {
    SVGDocument(
      times: [0], duration: 0, layer: MovingLayer([layer]), repeats: false, title: title,
      theme: theme
    ).text
  }

  /// Returns the frames of a video as SVG documents, each with its duration in seconds.
  ///
  /// Animations have `rate` frames per second. Equal frames are joined.
  package func frames(rate: Double) -> [(svg: String, duration: TimeInterval)] {
    guard let poster = poster(rate: rate) else { return [] }
    let (moments, layers) = (poster.board.moments, poster.layers)
    var frames: [(svg: String, duration: TimeInterval)] = []
    for (index, layer) in layers.enumerated() {
      let end = index + 1 < moments.count ? moments[index + 1].time : poster.board.duration
      let duration = end - moments[index].time
      guard duration > 1e-6 else { continue }
      let svg = still(layer, poster.title)
      if frames.last?.svg == svg {
        frames[frames.count - 1].duration += duration
      } else {
        frames.append((svg, duration))
      }
    }
    return frames.isEmpty ? [(still, 1)] : frames
  }

  /// A web page with the sessions side by side and controls for their animation.
  package var page: String {
    guard let story = stories.first else { return "" }
    let scene = story.ending.phone.scene
    return WebPage(
      title: story.ending.form.title,
      subtitle: "\(scene.device.name) · \(scene.orientation.rawValue) · iOS \(scene.ios)",
      body: WebPlayer(stories).html, theme: theme
    ).text
  }

  /// The main session as a terminal recording in asciinema's format.
  package var cast: String { stories.first.map { Cast($0, isLight: theme == .light).text } ?? "" }
}
