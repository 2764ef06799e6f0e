import Combine
import Foundation

/// A field of the checkout form.
enum OrderField: Int, CaseIterable {
  case name, street, zip, city, country, phone, email, card, expiry, code, voucher, remark

  var label: String { String(describing: self).capitalized }

  var isNumber: Bool { [.zip, .phone, .card, .code].contains(self) }
}

/// An order, with the values entered so far.
final class Order: ObservableObject {
  @Published private(set) var values: [OrderField: String] = [:]

  var isComplete: AnyPublisher<Bool, Never> {
    $values
      .map { values in OrderField.allCases.allSatisfy { values[$0]?.isEmpty == false } }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func set(_ value: String, for field: OrderField) { values[field] = value }
}
