import Foundation
import Simulation

extension ScreenDrawing {
  /// Draws the bars: those of the app move with the root view, the status bar stays above them.
  mutating func drawBars() {
    let shift = phone.rootView.model.minY
    let hasOther = phone.containerBars.contains { $0.isNavigationBar }
    drawNavigationBar(
      scale.area(of: phone.scene.navigationBarFrame.offsetBy(dx: 0, dy: shift)),
      title: hasOther ? "" : scenery.form.title)
    drawTabBar(scale.area(of: phone.scene.tabBarFrame.offsetBy(dx: 0, dy: shift)))
    drawStatusBar(scale.area(of: phone.scene.statusBarFrame))
  }

  /// Draws the views between the root view and the table: their ground, and the bars they have.
  ///
  /// The title stands in the innermost navigation bar.
  mutating func drawContainers() {
    for frame in phone.containerFrames {
      fill(scale.area(of: frame).intersection(canvas.area), with: " ")
    }
    let bars = phone.containerBars
    let last = bars.lastIndex { $0.isNavigationBar }
    for (index, bar) in bars.enumerated() {
      let area = scale.area(of: bar.frame).intersection(canvas.area)
      if bar.isNavigationBar {
        drawNavigationBar(area, title: index == last ? scenery.form.title : "")
      } else {
        drawTabBar(area)
      }
    }
    if phone.scene.hasSheet { drawStatusBar(scale.area(of: phone.scene.statusBarFrame)) }
  }

  /// The title with the bar's lower edge; both on one line where there is no more.
  private mutating func drawNavigationBar(_ area: Area, title: String) {
    guard !area.lines.isEmpty else { return }
    fill(area, with: " ")
    let edge = area.lines.upperBound - 1
    drawRule(line: edge, columns: area.columns)
    if area.lines.count == 1 {
      drawInRule(title, line: edge, in: area)
    } else {
      let line = (area.lines.lowerBound + edge) / 2
      drawCentered(title, line: min(line, edge - 1), in: area.inset(columns: 1), ink: .bold)
    }
  }

  private mutating func drawTabBar(_ area: Area) {
    guard !area.lines.isEmpty else { return }
    fill(area, with: " ")
    let edge = area.lines.lowerBound
    drawRule(line: edge, columns: area.columns)
    let items = "◆     ◇     ◇"
    if area.lines.count == 1 {
      drawInRule(items, line: edge, in: area)
    } else {
      drawCentered(items, line: edge + area.lines.count / 2, in: area)
    }
  }

  /// Beside a camera the time stands at the left, else in the middle.
  private mutating func drawStatusBar(_ area: Area) {
    guard !area.lines.isEmpty else { return }
    fill(area, with: " ")
    let line = (area.lines.lowerBound + area.lines.upperBound - 1) / 2
    let charge = "100 %"
    let inner = area.inset(columns: 2)
    let isAtLeft = phone.scene.safeArea.top > 24
    if isAtLeft {
      draw("9:41", line: line, column: inner.columns.lowerBound, in: inner)
    } else {
      draw("▂▄▆", line: line, column: inner.columns.lowerBound, ink: .dim, in: inner)
      drawCentered("9:41", line: line, in: inner)
    }
    let right = isAtLeft ? "▂▄▆ " + charge : charge
    draw(right, line: line, column: inner.columns.upperBound - right.count, ink: .dim, in: inner)
  }

  mutating func drawRule(line: Int, columns: Range<Int>) {
    fill(Area(lines: line..<(line + 1), columns: columns), with: "─")
  }

  private mutating func drawInRule(_ text: String, line: Int, in area: Area) {
    guard !text.isEmpty else { return }
    let shown = CellText.start(of: text, width: area.columns.count - 6)
    let start = area.columns.lowerBound + (area.columns.count - shown.width) / 2
    let gap = Area(
      lines: line..<(line + 1), columns: (start - 1)..<(start + shown.width + 1))
    fill(gap, with: " ")
    draw(shown, line: line, column: start, ink: .bold, in: area)
  }
}
