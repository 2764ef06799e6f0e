import Avoidance
import Foundation
import Simulation
import Testing

/// Checks results against the numbers in other projects' own tests.
@Suite struct OthersNumbersTests {
  private func phone(
    height: CGFloat, keyboard: CGFloat, rows: [CGFloat], frame: CGRect? = nil
  ) -> Phone {
    var phone = Phone(
      scene: Scene(
        device: Device(size: CGSize(width: 320, height: height), keyboardHeight: keyboard),
        chrome: Chrome(hasNavigationBar: frame == nil), options: .opaqueBars),
      rows: RowGeometry(sections: [SectionHeights(rows: rows)]), style: .plain,
      fields: Array(repeating: FieldTraits(), count: rows.count), frame: frame)
    phone.settings.fieldScroll = false
    return phone
  }

  /// React Native's test of KeyboardAvoidingView has a screen of 500 points and a keyboard of 200.
  @Test(
    "React Native's KeyboardAvoidingView test gets the same heights",
    arguments: [
      (.rnHeight, 0, 300), (.rnHeight, 30, 270), (.rnPadding, 0, 300), (.rnPadding, 30, 270),
    ] as [(Strategy, CGFloat, CGFloat)])
  func keyboardAvoidingView(strategy: Strategy, offset: CGFloat, height: CGFloat) throws {
    let phone = phone(
      height: 500, keyboard: 200, rows: Array(repeating: 44, count: 20),
      frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    var simulator = Simulator(
      phone, app: Engine(try strategy.deciding("keyboardVerticalOffset=\(offset)")))
    simulator.settle { $0.beginEditing(row: 0) }
    #expect(simulator.phone.table.frame.model.height == height)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.table.frame.model.height == 500)
  }

  /// The test of KeyboardAwareScrollView in react-native-keyboard-controller, with its numbers.
  ///
  /// The screen is 928 high, the keyboard 312, and the caret ends at y 742.67.
  @Test("KeyboardAwareScrollView's own test gets the same offset") func keyboardAwareScrollView()
    throws
  {
    let phone = phone(height: 928, keyboard: 312, rows: [634.67] + Array(repeating: 44, count: 20))
    #expect(abs(phone.frameOnScreen(ofRow: 1).maxY - 742.67) < 1e-9)
    var simulator = Simulator(
      phone, app: Engine(try Strategy.rnAwareScroll.deciding("bottomOffset=62")))
    simulator.settle { $0.beginEditing(row: 1) }
    #expect(abs(simulator.phone.table.contentOffset.model.y - 188.67) < 1e-9)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.table.contentOffset.model.y == 0)
  }

  /// From ScrollingContentViewController: a keyboard of 258 over a tab bar of 49 needs an inset of
  /// 209.
  @Test("A covered tab bar is not counted twice") func aTabBarIsCoveredAndNotCountedTwice() throws {
    let phone = Phone(
      scene: Scene(
        device: try #require(Device.named("iphone-8")), ios: 12, chrome: Chrome(hasTabBar: true),
        options: .opaqueBars),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
    var simulator = Simulator(phone, app: Engine(.tableController))
    simulator.settle { $0.beginEditing(row: 19) }
    #expect(simulator.phone.table.adjustedContentInset.bottom == 209)
    #expect(simulator.phone.clearance(ofRow: 19) == 0)
  }

  /// From web-platform-tests, css/cssom-view/scrollIntoView-scrollPadding.html.
  ///
  /// A scroller of 200 points has paddings of 4 and 12; the target is at 200 … 300 of 500. If
  /// scrolled to the end before, the target's nearest edge is its top.
  @Test(
    "Scrolling to a row honors insets as scroll padding",
    arguments: [
      (.top, 0, 196), (.middle, 0, 154), (.bottom, 0, 112), (.none, 0, 112), (.none, 300, 196),
      (.none, 150, 150),
    ] as [(ScrollPosition, CGFloat, CGFloat)])
  func scrollPadding(position: ScrollPosition, from: CGFloat, to: CGFloat) {
    var phone = phone(
      height: 568, keyboard: 253, rows: [200, 100, 200],
      frame: CGRect(x: 0, y: 64, width: 200, height: 200))
    phone.setContentInset(EdgeInsets(top: 4, bottom: 12), by: .script)
    phone.setContentOffset(from, by: .script)
    phone.scrollToRow(1, at: position, by: .script)
    #expect(phone.table.contentOffset.model.y == to)
  }

  /// From RxKeyboardAvoidingScrollableView, with a scroll view at {{0, 44}, {375, 734}}.
  ///
  /// The keyboard's top is at 550, so the inset is 734 − 550 + 44.
  @Test(
    "A scroll view that ends above the screen's bottom gets less inset",
    arguments: [Strategy.insetOverlap, .eureka, .tpKeyboardAvoiding, .tableController])
  func aScrollViewThatEndsAboveTheScreen(strategy: Strategy) {
    let phone = phone(
      height: 896, keyboard: 346, rows: Array(repeating: 44, count: 20),
      frame: CGRect(x: 0, y: 44, width: 375, height: 734))
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.settle { $0.beginEditing(row: 0) }
    #expect(simulator.phone.table.adjustedContentInset.bottom == 228)
  }

  /// From VyrlTests' KeyboardHandlerTest: an inset of 60 set before the keyboard is restored
  /// afterwards.
  @Test(
    "The inset set before the keyboard comes back",
    arguments: [
      Strategy.eureka, .tpKeyboardAvoiding, .iqKeyboardManager, .rnAwareScroll, .leastMotion,
    ])
  func theInsetOfBeforeComesBack(strategy: Strategy) {
    var phone = phone(height: 568, keyboard: 253, rows: Array(repeating: 44, count: 20))
    phone.setContentInset(EdgeInsets(bottom: 60), by: .script)
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.settle { $0.beginEditing(row: 3) }
    #expect(simulator.phone.table.contentInset.bottom > 60)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.table.contentInset == EdgeInsets(bottom: 60))
  }
}
