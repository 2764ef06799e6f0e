import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of what each article's strategy does to a form of twenty rows; all numbers were computed
/// by hand.
@Suite struct ArticleTests {
  @Test(
    "The articles place the twelfth row as expected without field scroll",
    arguments: [
      ExpectedPlace(.none, 504, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.keepBottom, 251, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.shrinkTable, 315, 0, 0, 548, 0, -277, 0),
      ExpectedPlace(.shrinkView, 251, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.insetOverlap, 504, 253, 0, 548, 0, -277, 0),
      ExpectedPlace(.insetTop, 504, 253, 484, 64, 1, 207, 376),
      ExpectedPlace(.leastMotion, 504, 261, 285, 263, 1, 8, 0),
    ])
  func twelfthRowWithoutFieldScroll(_ expected: ExpectedPlace) throws {
    try expected.check(row: 12, from: 0, fieldScroll: false)
  }

  @Test(
    "The articles place the last row as expected without field scroll",
    arguments: [
      ExpectedPlace(.none, 504, 0, 376, 524, 0, -253, 376),
      ExpectedPlace(.keepBottom, 251, 0, 629, 271, 1, 0, 376),
      ExpectedPlace(.shrinkTable, 315, 0, 376, 524, 0, -253, 376),
      ExpectedPlace(.shrinkView, 251, 0, 629, 271, 1, 0, 376),
      ExpectedPlace(.insetOverlap, 504, 253, 376, 524, 0, -253, 376),
      ExpectedPlace(.insetTop, 504, 253, 629, 271, 1, 0, 376),
      ExpectedPlace(.leastMotion, 504, 261, 637, 263, 1, 8, 376),
    ])
  func lastRowWithoutFieldScroll(_ expected: ExpectedPlace) throws {
    try expected.check(row: 20, from: 376, fieldScroll: false)
  }

  @Test(
    "The articles place the twelfth row as expected with field scroll",
    arguments: [
      ExpectedPlace(.none, 504, 0, 24, 524, 0, -253, 24),
      ExpectedPlace(.keepBottom, 251, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.shrinkTable, 315, 0, 213, 335, 0, -64, 213),
      ExpectedPlace(.shrinkView, 251, 0, 277, 271, 1, 0, 277),
      ExpectedPlace(.insetOverlap, 504, 253, 277, 271, 1, 0, 277),
      ExpectedPlace(.insetTop, 504, 253, 484, 64, 1, 207, 376),
      ExpectedPlace(.leastMotion, 504, 261, 285, 263, 1, 8, 0),
    ])
  func twelfthRowWithFieldScroll(_ expected: ExpectedPlace) throws {
    try expected.check(row: 12, from: 0, fieldScroll: true)
  }
}
