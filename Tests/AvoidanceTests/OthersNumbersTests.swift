import Avoidance
import Foundation
import Simulation
import Testing

/// The numbers that other projects' tests state.
@Suite struct OthersNumbersTests {
  private func phone(
    height: CGFloat, keyboard: CGFloat, rows: [CGFloat], frame: CGRect? = nil
  ) -> Phone {
    var phone = Phone(
      scene: Scene(
        device: Device(size: CGSize(width: 320, height: height), keyboardHeight: keyboard),
        chrome: Chrome(hasNavigationBar: frame == nil)),
      rows: RowGeometry(sections: [SectionHeights(rows: rows)]), style: .plain,
      fields: Array(repeating: FieldTraits(), count: rows.count), frame: frame)
    phone.settings.fieldScroll = false
    return phone
  }

  /// React Native, KeyboardAvoidingView: a screen of 500, a keyboard of 200.
  @Test(
    arguments: [
      (.rnHeight, 0, 300), (.rnHeight, 30, 270), (.rnPadding, 0, 300), (.rnPadding, 30, 270),
    ] as [(Strategy, CGFloat, CGFloat)])
  func keyboardAvoidingView(strategy: Strategy, offset: CGFloat, height: CGFloat) throws {
    var phone = phone(
      height: 500, keyboard: 200, rows: Array(repeating: 44, count: 20),
      frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    var engine = Engine(try strategy.deciding("keyboardVerticalOffset=\(offset)"))
    phone.beginEditing(row: 0, observer: &engine)
    phone.settle(&engine)
    #expect(phone.table.frame.model.height == height)
    phone.endEditing(observer: &engine)
    phone.settle(&engine)
    #expect(phone.table.frame.model.height == 500)
  }

  /// react-native-keyboard-controller, KeyboardAwareScrollView: a screen of 928, a keyboard of 312,
  /// a caret that ends at 742.67.
  @Test func keyboardAwareScrollView() throws {
    var phone = phone(height: 928, keyboard: 312, rows: [634.67] + Array(repeating: 44, count: 20))
    #expect(abs(phone.frameOnScreen(ofRow: 1).maxY - 742.67) < 1e-9)
    var engine = Engine(try Strategy.rnAwareScroll.deciding("bottomOffset=62"))
    phone.beginEditing(row: 1, observer: &engine)
    phone.settle(&engine)
    #expect(abs(phone.table.contentOffset.model.y - 188.67) < 1e-9)
    phone.endEditing(observer: &engine)
    phone.settle(&engine)
    #expect(phone.table.contentOffset.model.y == 0)
  }

  /// ScrollingContentViewController: a keyboard of 258 over a tab bar of 49 leaves 209 to add.
  @Test func aTabBarIsCoveredAndNotCountedTwice() throws {
    var phone = Phone(
      scene: Scene(
        device: try #require(Device.named("iphone-8")), ios: 12, chrome: Chrome(hasTabBar: true)),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
    var engine = Engine(.tableController)
    phone.beginEditing(row: 19, observer: &engine)
    phone.settle(&engine)
    #expect(phone.table.adjustedContentInset.bottom == 209)
    #expect(phone.clearance(ofRow: 19) == 0)
  }
}
