import Avoidance
import Foundation
import Simulation
import Testing

/// Tests what each system's strategy does with twenty rows; the numbers were computed by hand.
@Suite struct SystemTests {
  @Test(
    "The systems place the twelfth row as expected without field scroll",
    arguments: [
      ExpectedPlace(.tableController, 504, 0, 253, 0, 548, 0, -277, 0),
      ExpectedPlace(.layoutGuide, 251, 0, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.swiftUI, 504, 0, 253, 277, 271, 1, 0, 277),
      ExpectedPlace(.iqKeyboardManager, 504, 263, 263, 287, 261, 1, 10, 287),
      ExpectedPlace(.tpKeyboardAvoiding, 504, 253, 253, 380.5, 167.5, 1, 103.5, 376),
      ExpectedPlace(.rnPadding, 251, 0, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.rnHeight, 251, 0, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.rnPosition, 504, 0, 0, 0, 295, 20.0 / 44, -24, 0),
      ExpectedPlace(.rnAwareScroll, 504, 253, 253, 277, 271, 1, 0, 0),
      ExpectedPlace(.rnkcPadding, 251, 0, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.rnkcHeight, 251, 0, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.rnkcPosition, 504, 0, 0, 0, 295, 20.0 / 44, -24, 0),
      ExpectedPlace(.rnkcTranslate, 251, 0, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.rnkcChat, 504, 253, 253, 253, 295, 20.0 / 44, -24, 0),
      ExpectedPlace(.flutter, 251, 0, 0, 297, 251, 1, 20, 297),
      ExpectedPlace(.ionic, 251, 0, 0, 364, 184, 1, 87, 364),
      ExpectedPlace(.compose, 251, 0, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.androidPan, 504, 0, 0, 24, 271, 1, 0, 24),
      ExpectedPlace(.androidResize, 251, 0, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.eureka, 504, 253, 253, 277, 271, 1, 0, 277),
    ])
  func twelfthRowWithoutFieldScroll(_ expected: ExpectedPlace) throws {
    try expected.check(row: 12, from: 0, fieldScroll: false)
  }

  @Test(
    "The systems place the twelfth row as expected with field scroll",
    arguments: [
      ExpectedPlace(.tableController, 504, 0, 253, 277, 271, 1, 0, 277),
      ExpectedPlace(.layoutGuide, 251, 0, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.swiftUI, 504, 0, 253, 277, 271, 1, 0, 277),
      ExpectedPlace(.iqKeyboardManager, 504, 263, 263, 287, 261, 1, 10, 287),
      ExpectedPlace(.tpKeyboardAvoiding, 504, 253, 253, 380.5, 167.5, 1, 103.5, 376),
      ExpectedPlace(.rnPadding, 251, 0, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.rnHeight, 251, 0, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.rnPosition, 504, 0, 0, 24, 271, 1, 0, 24),
      ExpectedPlace(.rnAwareScroll, 504, 253, 253, 277, 271, 1, 0, 0),
      ExpectedPlace(.flutter, 251, 0, 0, 297, 251, 1, 20, 297),
      ExpectedPlace(.androidPan, 504, 0, 0, 24, 271, 1, 0, 24),
      ExpectedPlace(.androidResize, 251, 0, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.eureka, 504, 253, 253, 277, 271, 1, 0, 277),
    ])
  func twelfthRowWithFieldScroll(_ expected: ExpectedPlace) throws {
    try expected.check(row: 12, from: 0, fieldScroll: true)
  }

  @Test(
    "The systems place the last row as expected without field scroll",
    arguments: [
      ExpectedPlace(.tableController, 504, 0, 253, 376, 524, 0, -253, 376),
      ExpectedPlace(.layoutGuide, 251, 0, 0, 376, 524, 0, -253, 376),
      ExpectedPlace(.swiftUI, 504, 0, 253, 629, 271, 1, 0, 376),
      ExpectedPlace(.iqKeyboardManager, 504, 263, 263, 639, 261, 1, 10, 376),
      // The caret can't get to the middle: the content ends.
      ExpectedPlace(.tpKeyboardAvoiding, 504, 253, 253, 629, 271, 1, 0, 376),
      ExpectedPlace(.rnPadding, 251, 0, 0, 376, 524, 0, -253, 376),
      ExpectedPlace(.rnHeight, 251, 0, 0, 376, 524, 0, -253, 376),
      ExpectedPlace(.rnPosition, 504, 0, 0, 376, 271, 1, 0, 376),
      ExpectedPlace(.rnAwareScroll, 504, 253, 253, 629, 271, 1, 0, 376),
      // The padding doesn't fit below the last row either.
      ExpectedPlace(.flutter, 251, 0, 0, 629, 271, 1, 0, 376),
      ExpectedPlace(.androidPan, 504, 0, 0, 376, 271, 1, 0, 376),
      ExpectedPlace(.androidResize, 251, 0, 0, 629, 271, 1, 0, 376),
      ExpectedPlace(.eureka, 504, 253, 253, 629, 271, 1, 0, 376),
    ])
  func lastRowWithoutFieldScroll(_ expected: ExpectedPlace) throws {
    try expected.check(row: 20, from: 376, fieldScroll: false)
  }

  /// On an iPhone 16 the table, {{0, 103}, {393, 749}}, reaches 34 points into the bottom safe
  /// area; so the offset ends at 165, and the keyboard's top is at 516.
  @Test(
    "The systems place the twelfth row above a home indicator",
    arguments: [
      ExpectedPlace(.tableController, 749, 0, 336, 0, 587, 0, -115, 0),
      ExpectedPlace(.layoutGuide, 413, 0, 0, 0, 587, 0, -115, 0),
      ExpectedPlace(.swiftUI, 749, 0, 336, 115, 472, 1, 0, 115),
      // 10 and twice 34 above the keyboard; afterwards cut to 880 - 749.
      ExpectedPlace(.iqKeyboardManager, 749, 346, 380, 193, 394, 1, 78, 131),
      // The inset is the keyboard's whole height, and the system adds 34.
      ExpectedPlace(.tpKeyboardAvoiding, 749, 336, 370, 299.5, 287.5, 1, 184.5, 165),
      ExpectedPlace(.rnPadding, 413, 0, 0, 0, 587, 0, -115, 0),
      ExpectedPlace(.rnHeight, 413, 0, 0, 0, 587, 0, -115, 0),
      ExpectedPlace(.rnPosition, 749, 0, 0, 0, 251, 1, 221, 0),
      ExpectedPlace(.rnAwareScroll, 749, 302, 336, 115, 472, 1, 0, 0),
      ExpectedPlace(.flutter, 413, 0, 0, 135, 452, 1, 20, 135),
      ExpectedPlace(.androidPan, 749, 0, 0, 0, 472, 1, 0, 0),
      ExpectedPlace(.androidResize, 413, 0, 0, 115, 472, 1, 0, 115),
      ExpectedPlace(.eureka, 749, 302, 336, 115, 472, 1, 0, 115),
    ])
  func twelfthRowAboveAHomeIndicator(_ expected: ExpectedPlace) throws {
    try expected.check(on: "iphone-16", row: 12, from: 0, fieldScroll: false)
  }

  @Test(
    "The systems place the last row above a home indicator",
    arguments: [
      ExpectedPlace(.tableController, 749, 0, 336, 467, 472, 1, 0, 165),
      ExpectedPlace(.layoutGuide, 413, 0, 0, 467, 472, 1, 0, 165),
      ExpectedPlace(.swiftUI, 749, 0, 336, 467, 472, 1, 0, 165),
      // The offset asked for is 545; the inset holds the safe area once and cuts it to 511.
      ExpectedPlace(.iqKeyboardManager, 749, 346, 380, 511, 428, 1, 44, 131),
      // The caret goes to 467, the content's end above the keyboard; the field's own scroll looks at
      // the adjusted inset, which has the safe area twice, and the row floats 34 points too high.
      ExpectedPlace(.tpKeyboardAvoiding, 749, 336, 370, 501, 438, 1, 34, 165),
      ExpectedPlace(.rnPadding, 413, 0, 0, 467, 472, 1, 0, 165),
      ExpectedPlace(.rnHeight, 413, 0, 0, 467, 472, 1, 0, 165),
      // Past the content's end, 880 - 749, there is nothing to go back to.
      ExpectedPlace(.rnAwareScroll, 749, 302, 336, 467, 472, 1, 0, 131),
      ExpectedPlace(.flutter, 413, 0, 0, 467, 472, 1, 0, 165),
      // Out of the safe area the table's range ends at 131, and the pan makes up for it.
      ExpectedPlace(.androidPan, 749, 0, 0, 131, 472, 1, 0, 131),
      ExpectedPlace(.androidResize, 413, 0, 0, 467, 472, 1, 0, 165),
      ExpectedPlace(.eureka, 749, 302, 336, 467, 472, 1, 0, 165),
    ])
  func lastRowAboveAHomeIndicator(_ expected: ExpectedPlace) throws {
    try expected.check(on: "iphone-16", row: 20, from: 165, fieldScroll: true)
  }
}
