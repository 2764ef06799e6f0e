import Simulation

/// The phone's table or scrolling container for a scroll view.
struct PhoneArea {
  let phone: Phone
  /// The index of the container, or nil for the table.
  let container: Int?

  private var outer: Container? { container.map { phone.containers[$0] } }

  var contentSize: CGSize { outer?.contentSize ?? phone.table.contentSize }
  var offset: CGPoint { outer?.boundsOrigin ?? phone.contentOffset }
  var inset: EdgeInsets { outer.map { $0.scroll?.contentInset ?? .zero } ?? phone.contentInset }
  var adjustedInset: EdgeInsets {
    outer.map { $0.scroll?.adjustedContentInset ?? .zero } ?? phone.adjustedContentInset
  }
  var systemInset: EdgeInsets {
    outer.map { $0.scroll?.systemInset ?? .zero } ?? phone.table.systemInset
  }
  var indicatorInset: EdgeInsets { outer == nil ? phone.table.scrollIndicatorInsets : inset }
}
