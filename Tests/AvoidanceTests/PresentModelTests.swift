import Avoidance
import Foundation
import Simulation
import Testing

/// Compares strategies of current systems with second models of the same systems.
///
/// The models were written from the systems' sources without a look at the strategies. Forms,
/// phones and touches are random, from a seed.
@Suite struct PresentModelTests {
  @Test(".NET MAUI's states are those of its source", arguments: 0..<40)
  func maui(seed: UInt64) throws {
    try play(.maui, seed: seed, phones: Self.allPhones) { MauiModel($0) }
  }

  @Test("Ionic's states are those of its source", arguments: 0..<40)
  func ionic(seed: UInt64) throws {
    try play(.ionic, seed: seed, phones: Self.plainPhones) { IonicModel($0) }
  }

  @Test("Compose's states are those of its source", arguments: 0..<40)
  func compose(seed: UInt64) throws {
    try play(.compose, seed: seed, phones: Self.plainPhones) { ComposeModel($0) }
  }

  @Test(
    "A chat's states are those of its source",
    arguments: ["always", "whenAtEnd", "persistent", "never"], 0..<20)
  func chat(behavior: String, seed: UInt64) throws {
    let strategy = try Strategy.rnkcChat.deciding("keyboardLiftBehavior=\(behavior)")
    try play(strategy, seed: seed, phones: Self.plainPhones) { ChatModel($0, behavior: behavior) }
  }

  private static let plainPhones = ["iphone-5s", "iphone-8", "iphone-8-plus"]
  private static let allPhones = plainPhones + ["iphone-13", "iphone-16"]

  /// Makes random touches on a random form, and compares form and model after each touch.
  private func play(
    _ strategy: Strategy, seed: UInt64, phones: [String], model make: (FormFacts) -> any Model
  ) throws {
    var dice = Dice(seed: seed)
    let name = phones[dice.number(below: phones.count)]
    let heights = (0..<(8 + dice.number(below: 20))).map { _ in
      CGFloat(30 + dice.number(below: 90))
    }
    var form = try TwentyRows(
      strategy, fieldScroll: false, device: .named(name), rowHeights: heights)
    let facts = FormFacts(form.phone, heights: heights)
    var model = make(facts)
    var keyboard: CGFloat = 216 + CGFloat(dice.number(below: 40))
    form.setKeyboard(height: keyboard)
    model.resize(keyboard)
    var told = "\(strategy.name) \(name) \(heights) keyboard \(keyboard)"
    for _ in 0..<10 {
      switch dice.number(below: 6) {
      case 0, 1, 2:
        let row = dice.number(below: heights.count)
        told += " focus \(row)"
        form.begin(row: row + 1)
        model.focus(row)
      case 3:
        let distance = CGFloat(dice.number(below: 400) - 200)
        told += " drag \(distance)"
        form.drag(by: distance)
        model.drag(distance)
      case 4:
        guard model.mayResize else { continue }
        keyboard = 216 + CGFloat(dice.number(below: 40))
        told += " keyboard \(keyboard)"
        form.setKeyboard(height: keyboard)
        model.resize(keyboard)
      default:
        told += " dismiss"
        form.end()
        model.leave()
      }
      let here = "\(told): offset \(form.offset) \(model.offset)"
      try #require(abs(form.offset - model.offset) < 1e-6, "\(here)")
      try #require(abs(form.inset.bottom - model.inset) < 1e-6, "\(here) \(model.inset)")
      try #require(form.tableHeight == model.height, "\(here)")
      try #require(form.phone.rootView.model.minY == 0, "\(here)")
    }
  }
}

/// A random number generator that gives the same numbers for the same seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  mutating func number(below end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(end))
  }
}

/// The sizes and positions of a form before any touch, from which a model computes.
private struct FormFacts {
  let screen: CGFloat
  let top: CGFloat
  let height: CGFloat
  let safe: CGFloat
  let heights: [CGFloat]

  init(_ phone: Phone, heights: [CGFloat]) {
    screen = phone.scene.screenSize.height
    top = phone.tableFrameOnScreen.minY
    height = phone.table.frame.model.height
    safe = phone.table.adjustedContentInset.bottom
    self.heights = heights
  }

  var content: CGFloat { heights.reduce(0, +) }

  /// The y at which a row begins in the table's content.
  func start(of row: Int) -> CGFloat { heights[..<row].reduce(0, +) }
}

private protocol Model {
  var offset: CGFloat { get }
  var inset: CGFloat { get }
  var height: CGFloat { get }
  /// Whether the test may resize the keyboard now, because the source says what happens then.
  var mayResize: Bool { get }
  mutating func focus(_ row: Int)
  mutating func drag(_ distance: CGFloat)
  mutating func resize(_ keyboard: CGFloat)
  mutating func leave()
}

extension Model {
  var mayResize: Bool { true }
}

/// A model of .NET MAUI for fields in one scroll view, from its KeyboardAutoManagerScroll.cs.
private struct MauiModel: Model {
  let facts: FormFacts
  private(set) var offset: CGFloat = 0
  private(set) var inset: CGFloat = 0
  private var keyboard: CGFloat = 0
  private var row: Int?
  var height: CGFloat { facts.height }

  init(_ facts: FormFacts) { self.facts = facts }

  mutating func focus(_ row: Int) {
    self.row = row
    adjust()
  }

  mutating func resize(_ keyboard: CGFloat) {
    let isOther = keyboard != self.keyboard
    self.keyboard = keyboard
    if row != nil, isOther { adjust() }
  }

  mutating func drag(_ distance: CGFloat) { offset = legal(offset - distance) }

  mutating func leave() {
    guard row != nil else { return }
    row = nil
    inset = 0
    offset = legal(min(offset, max(0, facts.content - height)))
  }

  private mutating func adjust() {
    guard let row else { return }
    let line = min(20.287109375, facts.heights[row])
    let caret = facts.top + facts.start(of: row) - offset + (facts.heights[row] - line) / 2
    let bottom = min(facts.screen - keyboard, facts.top + height) - 20
    if caret + line > bottom, caret > facts.top {
      offset += caret + line - bottom
    } else if caret < facts.top {
      offset = max(0, offset + caret - facts.top)
    }
    let covered = max(0, facts.top + height - (facts.screen - keyboard))
    inset = (covered > 0 ? covered + 20 : 0) - facts.safe
    offset = legal(offset)
  }

  private func legal(_ offset: CGFloat) -> CGFloat {
    max(0, min(offset, facts.content + inset + facts.safe - height))
  }
}

/// A model of Ionic 8 (scroll-data.ts, scroll-assist.ts) with Capacitor's plugin (Keyboard.m).
private struct IonicModel: Model {
  let facts: FormFacts
  private(set) var offset: CGFloat = 0
  let inset: CGFloat = 0
  private(set) var height: CGFloat
  private var keyboard: CGFloat = 0
  private var row: Int?
  /// Whether the keyboard has been shown since the row became active.
  private var isShown = false

  init(_ facts: FormFacts) {
    self.facts = facts
    height = facts.height
  }

  /// True without a row, or if the keyboard appeared for this row.
  ///
  /// Only then is it known that a later keyboard counts with another height.
  var mayResize: Bool { row == nil || isShown }

  mutating func focus(_ row: Int) {
    guard row != self.row else { return }
    let comes = self.row == nil
    self.row = row
    isShown = comes
    guard let way = way(over: 290) else {
      shrink()
      return
    }
    if !comes || (way <= range - offset && abs(way) <= range) || abs(way) >= 60 {
      scroll(way, waits: comes)
    } else {
      // Too short to last until the page ends at the keyboard.
      offset = max(0, min(offset + way, range))
      shrink()
    }
  }

  mutating func resize(_ keyboard: CGFloat) {
    let isOther = keyboard != self.keyboard
    self.keyboard = keyboard
    guard row != nil, isOther else { return }
    guard let way = way(over: keyboard) else {
      shrink()
      return
    }
    let target = offset + way
    if abs(way) < 60 { offset = max(0, min(target, range)) }
    shrink()
    if abs(way) >= 60 { offset = max(0, min(target, range)) }
  }

  mutating func drag(_ distance: CGFloat) { offset = max(0, min(offset - distance, range)) }

  mutating func leave() {
    guard row != nil else { return }
    row = nil
    isShown = false
    height = facts.height
    offset = max(0, min(offset, range))
  }

  private var range: CGFloat { max(0, facts.content - height) }

  private mutating func shrink() {
    height = facts.screen - keyboard - facts.top
    offset = max(0, min(offset, range))
  }

  private mutating func scroll(_ way: CGFloat, waits: Bool) {
    let target = offset + way
    if waits, way <= range - offset { offset = max(0, min(target, range)) }
    shrink()
    offset = max(0, min(target, range))
  }

  /// The distance to scroll the row above the keyboard, or nil if Ionic wouldn't scroll so little.
  private func way(over keyboard: CGFloat) -> CGFloat? {
    guard let row else { return nil }
    let top = facts.top + facts.start(of: row) - offset
    let end = min(facts.top + height, facts.screen - keyboard)
    var way: CGFloat = 0
    if top + facts.heights[row] > end - 50 {
      way = top + facts.heights[row] - end + 50
    } else if top < facts.top + 15 {
      way = top - facts.top - 15
    }
    way = min(way, top - facts.top)
    return abs(way) < 4 ? nil : way
  }
}

/// A model of Jetpack Compose with `imePadding()`, from its ContentInViewNode.kt and related code.
private struct ComposeModel: Model {
  let facts: FormFacts
  private(set) var offset: CGFloat = 0
  let inset: CGFloat = 0
  private(set) var height: CGFloat
  private var keyboard: CGFloat = 0
  private var row: Int?

  init(_ facts: FormFacts) {
    self.facts = facts
    height = facts.height
  }

  mutating func focus(_ row: Int) {
    self.row = row
    height = facts.screen - keyboard - facts.top
    bringIntoView()
  }

  mutating func resize(_ keyboard: CGFloat) {
    let wasInView = distance == 0
    let shrinks = keyboard > self.keyboard
    self.keyboard = keyboard
    guard row != nil else { return }
    height = facts.screen - keyboard - facts.top
    offset = max(0, min(offset, facts.content - height))
    if shrinks, wasInView { bringIntoView() }
  }

  mutating func drag(_ distance: CGFloat) {
    offset = max(0, min(offset - distance, facts.content - height))
  }

  mutating func leave() {
    row = nil
    height = facts.height
    offset = max(0, min(offset, facts.content - height))
  }

  private var distance: CGFloat {
    guard let row else { return 0 }
    let leading = facts.start(of: row) - offset
    let trailing = leading + facts.heights[row] - height
    if leading >= 0, trailing <= 0 { return 0 }
    if leading < 0, trailing > 0 { return 0 }
    return abs(leading) < abs(trailing) ? leading : trailing
  }

  private mutating func bringIntoView() {
    offset = max(0, min(offset + distance, facts.content - height))
  }
}

/// A model of the chat behavior of react-native-keyboard-controller.
///
/// From useChatKeyboard/index.ios.ts and ScrollViewWithBottomPadding.
private struct ChatModel: Model {
  let facts: FormFacts
  let behavior: String
  private(set) var offset: CGFloat = 0
  private(set) var inset: CGFloat = 0
  private var keyboard: CGFloat = 0
  private var isUp = false
  private var sent: CGFloat = 0
  var height: CGFloat { facts.height }

  init(_ facts: FormFacts, behavior: String) {
    self.facts = facts
    self.behavior = behavior
  }

  mutating func focus(_ row: Int) {
    isUp = true
    start(keyboard)
  }

  mutating func resize(_ keyboard: CGFloat) {
    self.keyboard = keyboard
    if isUp { start(keyboard) }
  }

  mutating func drag(_ distance: CGFloat) { offset = legal(offset - distance) }

  mutating func leave() {
    guard isUp else { return }
    isUp = false
    start(0)
  }

  private func legal(_ offset: CGFloat) -> CGFloat {
    max(0, min(offset, facts.content - height + inset))
  }

  private mutating func start(_ effective: CGFloat) {
    let isAtEnd = offset + height >= facts.content - 20
    let end = max(facts.content - height + effective, 0)
    var wanted = offset
    if effective < inset, behavior == "persistent" || (behavior == "never" && isAtEnd) {
      wanted = max(0, min(offset, end))
    } else if behavior == "always" || behavior == "persistent"
      || (behavior == "whenAtEnd" && isAtEnd)
    {
      wanted = min(max(effective + offset - inset, 0), end)
    }
    inset = effective
    if wanted != sent {
      sent = wanted
      offset = wanted
    }
    offset = legal(offset)
  }
}
