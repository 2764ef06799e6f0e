import Foundation
import Simulation

extension Engine {
  /// Scrolls the active row's bottom to the margin above the keyboard if it is not further above,
  /// or is above the table; the offset before is what hiding goes back to.
  mutating func scrollToKeyboard(
    row: Int, above end: CGRect, on phone: inout Phone, animation: Animation?
  ) {
    let bottom = phone.frameOnScreen(ofRow: row).maxY
    let missing = end.height - (phone.scene.screenSize.height - bottom) + strategy.margin
    let offset = phone.table.contentOffset.model.y
    guard missing >= 0 || bottom < phone.tableFrameOnScreen.minY else {
      saved.origin = nil
      phone.record(.declined(.alreadyVisible))
      return
    }
    saved.origin = missing >= 0 ? offset : nil
    // React Native's scrollTo keeps to the legal range.
    let wanted = phone.table.legalOffset(offset + missing)
    phone.setContentOffset(wanted, by: .strategy, animation: animation)
  }
}
