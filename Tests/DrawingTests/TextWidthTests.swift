import Foundation
import Testing

@testable import Drawing

@Suite struct TextWidthTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｶ", 1), ("カ", 2), ("각", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("🇩🇪", 2), ("👨‍👩‍👧", 2),
      ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0), ("\u{301}", 0),
      ("│", 1), ("█", 1),
    ] as [(Character, Int)])
  func clusterHasTheWidthOfItsWidestScalar(_ cluster: Character, _ width: Int) {
    #expect(TextWidth.of(cluster) == width)
  }

  /// What stands in where the C locale knows no width.
  @Test(
    arguments: [
      ("é", 1), ("\u{301}", 0), ("漢", 2), ("カ", 2), ("각", 2), ("👍", 2), ("│", 1), ("\u{200D}", 0),
      ("Ａ", 2), ("ж", 1),
    ] as [(Unicode.Scalar, Int)])
  func estimateIsTheUsualWidth(_ scalar: Unicode.Scalar, _ width: Int) {
    #expect(TextWidth.estimatedWidth(of: scalar) == width)
  }
}
