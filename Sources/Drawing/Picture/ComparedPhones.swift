import Forms
import Foundation
import Session
import Simulation
import TerminalText
import TerminalCells

/// Several phones side by side for a terminal, to compare the same touch under several strategies.
///
/// Above each phone are its strategy's name and a line that says whether the row is visible.
package struct ComparedPhones: Sendable {
  private let steps: [Story.Step]
  private let playbacks: [Playback?]

  /// Creates the phones from the same command's steps under different strategies, on the same
  /// device.
  package init(_ steps: [Story.Step]) {
    self.steps = steps
    playbacks = steps.map(\.playback)
  }

  /// The minimum width of the terminal for phones side by side, in columns.
  package var leastColumns: Int {
    let phone = Layout.leastPhoneColumns(of: screen) + Layout.border
    return steps.count * (phone + Layout.gap) - Layout.gap
  }

  /// Returns the times of the animation's frames until nothing moves on any phone; see
  /// ``Playback``.
  package func frameTimes(rate: Double, speed: Double) -> [TimeInterval] {
    let times = playbacks.compactMap { $0?.frameTimes(rate: rate, speed: speed) }
    return times.max { $0.count < $1.count } ?? []
  }

  /// Returns the phones side by side as text, without animation, each line with a line feed.
  ///
  /// Nil if the phones don't fit.
  package func text(columns: Int, lines: Int, style: PictureStyle) -> String? {
    canvas(at: nil, columns: columns, lines: lines, style: style)?.text(style: style)
  }

  /// Draws the phones on a page of a given size, side by side.
  ///
  /// - Parameters:
  ///   - time: the virtual seconds since the touch. By default, nothing moves any more.
  ///   - columns: the width of the page.
  ///   - lines: the height of the page.
  ///   - style: the terminal's abilities.
  /// - Returns: the page, or nil if the phones don't fit.
  package func page(
    at time: TimeInterval? = nil, columns: Int, lines: Int, style: PictureStyle
  ) -> Page? {
    guard let phones = canvas(at: time, columns: columns, lines: lines, style: style) else {
      return nil
    }
    var page = Canvas(columns: columns, lines: lines)
    page.paste(phones, line: 0, column: 0)
    return Page(canvas: page, style: style)
  }
}

extension ComparedPhones {
  private var screen: CGSize { steps.first?.end.phone.scene.screenSize ?? .zero }
  private var rowHeight: CGFloat {
    steps.first?.end.phone.usualRowHeight ?? CGFloat(FormRow.defaultHeight)
  }

  private func canvas(
    at time: TimeInterval?, columns: Int, lines: Int, style: PictureStyle
  ) -> Canvas? {
    guard columns >= leastColumns, let captionLines = Self.captionLines(in: lines) else {
      return nil
    }
    let share = (columns - Layout.gap * (steps.count - 1)) / steps.count
    let layout = Layout(
      screen: screen, rowHeight: rowHeight, columns: share, lines: lines - captionLines,
      isAlone: true)
    guard let layout else { return nil }
    let width = layout.columns + Layout.gap
    var canvas = Canvas(
      columns: steps.count * width - Layout.gap, lines: captionLines + layout.lines)
    for (index, step) in steps.enumerated() {
      let start = index * width
      let place = start..<(start + layout.columns)
      draw(step, in: Area(lines: 0..<captionLines, columns: place), on: &canvas)
      let session = time.flatMap { playbacks[index]?.session(at: $0) } ?? step.end
      canvas.drawPhone(
        ScreenDrawing(ScreenScene(session), layout: layout, style: style).canvas,
        in: Area(lines: captionLines..<(captionLines + layout.lines), columns: place))
    }
    return canvas
  }

  /// Returns the number of lines above each phone, for its strategy's name and the result.
  ///
  /// The result gets two lines if possible. Nil if no phone fits below.
  private static func captionLines(in lines: Int) -> Int? {
    [3, 2].first { lines - $0 >= Layout.leastLines }
  }

  private func draw(_ step: Story.Step, in area: Area, on canvas: inout Canvas) {
    let (columns, start) = (area.columns.count, area.columns.lowerBound)
    let name = ShownText.start(of: step.end.strategy.name, columns: columns)
    canvas.draw(name, line: 0, column: start, ink: .bold, in: area)
    let verdict = step.verdict
    var rows = WrappedLine.parts(of: verdict.line, columns: columns)
    let last = area.lines.count - 2
    if rows.count > last + 1 { rows[last...] = [rows[last...].joined(separator: " ")] }
    for (index, row) in rows.enumerated() {
      let text = ShownText.start(of: row, columns: columns)
      let ink: Ink = verdict.isInView == true ? .good : .bad
      canvas.draw(text, line: index + 1, column: start, ink: ink, in: area)
    }
  }
}
