import Simulation

/// The phone's table or scrolling container that represents a scroll view of the app.
package struct PhoneArea {
  private let phone: Phone
  /// The index of the phone's container, or nil for the table.
  private let container: Int?

  /// Creates the area of the phone's table, or of the phone's container with an index.
  package init(phone: Phone, container: Int?) {
    (self.phone, self.container) = (phone, container)
  }

  private var outer: Container? { container.map { phone.containers[$0] } }

  package var contentSize: CGSize { outer?.contentSize ?? phone.table.contentSize }
  package var offset: CGPoint { outer?.boundsOrigin ?? phone.contentOffset }
  package var inset: EdgeInsets {
    outer.map { $0.scroll?.contentInset ?? .zero } ?? phone.contentInset
  }
  package var adjustedInset: EdgeInsets {
    outer.map { $0.scroll?.adjustedContentInset ?? .zero } ?? phone.adjustedContentInset
  }
  package var systemInset: EdgeInsets {
    outer.map { $0.scroll?.systemInset ?? .zero } ?? phone.table.systemInset
  }
  package var indicatorInset: EdgeInsets {
    outer == nil ? phone.table.scrollIndicatorInsets : inset
  }
}
