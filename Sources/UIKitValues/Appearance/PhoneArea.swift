import Simulation

/// Access to one scroll view of the simulated phone: its table, or a scroll view around the table.
package struct PhoneArea {
  private let phone: Phone
  /// The scroll view's index among the views around the phone's table, outermost first.
  ///
  /// Nil means the table itself.
  private let container: Int?

  /// Creates access to the phone's table if `container` is nil, or else to the scroll view around
  /// the table with this index.
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
