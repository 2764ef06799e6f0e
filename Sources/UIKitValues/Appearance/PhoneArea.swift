import Simulation

/// The state that the phone stores for a scroll view: its table, or one that contains the table.
package struct PhoneArea {
  private let phone: Phone
  /// The index of the container in the phone's containers, outermost first; nil for the table.
  private let container: Int?

  /// Creates the area of the simulated phone's table for nil, or of the container with this index.
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
