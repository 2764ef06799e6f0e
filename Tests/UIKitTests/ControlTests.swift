import Simulation
import Testing
import UIKit

/// Tests the behavior of controls under a finger, and the order of their events.
@MainActor @Suite struct ControlTests {
  /// A control that logs its calls and events.
  ///
  /// Their order for tracking and highlighting comes from Chameleon.
  final class Knob: UIControl {
    var told: [String] = []
    var follows = true

    override var isHighlighted: Bool {
      didSet { told.append(isHighlighted ? "highlighted" : "plain") }
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      told.append("begin \(isTracking) \(isTouchInside)")
      return follows
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      told.append("continue \(isTouchInside)")
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { told.append("end") }
    override func cancelTracking(with event: UIEvent?) { told.append("cancel") }
  }

  final class Screen: UIViewController {
    let knob = Knob(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 150, y: 100, width: 10, height: 10))
    let parts = UISegmentedControl(items: ["a", "b", "c"])
    let stepper = UIStepper(frame: CGRect(x: 20, y: 250, width: 94, height: 32))
    let pages = UIPageControl(frame: CGRect(x: 150, y: 250, width: 100, height: 26))
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      parts.frame = CGRect(x: 20, y: 200, width: 270, height: 32)
      pages.numberOfPages = 3
      for control in [knob, toggle, parts, stepper, pages] { view.addSubview(control) }
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragExit, "exit"),
        (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
      ]
      for (event, name) in events {
        knob.addAction(UIAction { [unowned knob] _ in knob.told.append(name) }, for: event)
      }
      toggle.addAction(value { [unowned toggle] in "\(toggle.isOn)" }, for: .valueChanged)
      parts.addAction(
        value { [unowned parts] in "\(parts.selectedSegmentIndex)" }, for: .valueChanged)
      stepper.addAction(value { [unowned stepper] in "\(stepper.value)" }, for: .valueChanged)
      pages.addAction(value { [unowned pages] in "\(pages.currentPage)" }, for: .valueChanged)
    }

    private func value(_ words: @escaping () -> String) -> UIAction {
      UIAction { [unowned self] _ in told.append(words()) }
    }
  }

  private let screen = Screen()
  private let app: SimulatedApp

  init() throws { app = try .showing(screen, on: "iphone-5s") }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    app.perform { $0.tap(CGPoint(x: x, y: y)) }
  }

  /// The second segment of three begins 90 points to the right of x 20.
  @Test("A tap on a segment runs the segment's action") func segmentAction() {
    screen.parts.insertSegment(
      action: UIAction(title: "d") { [screen] _ in screen.told.append("d") }, at: 1,
      animated: false)
    screen.parts.removeSegment(at: 3, animated: false)
    #expect(screen.parts.titleForSegment(at: 1) == "d")
    tap(155, 216)
    #expect(screen.told == ["d", "1"])
    #expect(screen.parts.actionForSegment(at: 0) == nil)
  }

  @Test("A tap on a control sends its tracking calls and events in order") func tapEvents() {
    tap(60, 120)
    #expect(
      screen.knob.told == [
        "begin false true", "highlighted", "down", "plain", "end", "up inside",
      ])
    #expect(!screen.knob.isTracking)
    screen.knob.told = []
    screen.knob.follows = false
    tap(60, 120)
    #expect(screen.knob.told == ["begin false true", "highlighted", "plain"])
    screen.knob.told = []
    screen.knob.isEnabled = false
    tap(60, 120)
    #expect(screen.knob.told == [])
  }

  /// The finger starts at y 420, moves more than 70 points beyond the control's edge at 440, and
  /// returns.
  @Test("A finger dragged out of a control and back sends exit and enter events") func drag() {
    screen.knob.frame = CGRect(x: 100, y: 400, width: 120, height: 40)
    app.perform { $0.drag(by: [10, 100, -100], from: 420) }
    #expect(
      screen.knob.told == [
        "begin false true", "highlighted", "down", "continue true", "drag inside", "plain",
        "continue false", "exit", "drag outside", "highlighted", "continue true", "drag inside",
        "enter", "plain", "end", "up inside",
      ])
    screen.knob.told = []
    app.perform { $0.drag(by: [100], from: 420) }
    #expect(screen.knob.told.suffix(3) == ["drag outside", "end", "up outside"])
  }

  @Test("A control's state combines its flags and selects a button's title") func states() {
    let knob = screen.knob
    #expect(knob.state == .normal)
    knob.isSelected = true
    knob.isHighlighted = true
    #expect(knob.state == [.selected, .highlighted])
    knob.isEnabled = false
    #expect(knob.state.contains(.disabled))
    let button = UIButton(type: .custom)
    button.setTitle("Send", for: .normal)
    button.setTitle("Sending", for: .disabled)
    #expect(button.currentTitle == "Send")
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.isEnabled = false
    #expect(button.currentTitle == "Sending")
    #expect(updates == 2)
  }

  /// A switch has a fixed size, as the reference of its init(frame:) says.
  @Test("Taps change the values of controls") func values() {
    #expect(screen.toggle.frame == CGRect(x: 150, y: 100, width: 51, height: 31))
    tap(190, 125)
    tap(160, 110)
    #expect(screen.told == ["true", "false"])
    screen.told = []
    // Each of the three segments is 90 points wide. Tapping the selected one sends no event.
    for x in [250, 270, 30] { tap(CGFloat(x), 210) }
    #expect(screen.told == ["2", "0"])
    screen.told = []
    for x in [100, 100, 30] { tap(CGFloat(x), 260) }
    #expect(screen.told == ["1.0", "2.0", "1.0"])
    screen.told = []
    for x in [160, 240, 240, 240, 160] { tap(CGFloat(x), 260) }
    #expect(screen.told == ["1", "2", "1"])
  }
}
