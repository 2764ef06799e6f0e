/// The required initializer for UIKit to create objects of a class, for example cells of a table or
/// collection.
struct RequiredInitializer {
  let bases: Set<String>
  let labels: [String]
  /// The initializer's parameters as they are declared.
  let parameters: String
  /// The call of the superclass that creates a view outside of a table.
  let call: String
  /// The superclass's convenience initializers that subclasses would inherit, with their labels.
  let others: [(labels: [String], parameters: String)]

  static let all = [
    RequiredInitializer(
      bases: ["UITableViewCell"], labels: ["style", "reuseIdentifier"],
      parameters: "style: CellStyle, reuseIdentifier: String?",
      call: "style: .default, reuseIdentifier: nil",
      others: [([], ""), (["frame"], "frame: CGRect")]
    ),
    RequiredInitializer(
      bases: ["UITableViewHeaderFooterView"], labels: ["reuseIdentifier"],
      parameters: "reuseIdentifier: String?", call: "reuseIdentifier: nil",
      others: [([], ""), (["frame"], "frame: CGRect")]),
    RequiredInitializer(
      bases: ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"],
      labels: ["frame"], parameters: "frame: CGRect", call: "frame: .zero", others: [([], "")]),
    RequiredInitializer(
      bases: ["UIStoryboardSegue"], labels: ["identifier", "source", "destination"],
      parameters: "identifier: String?, source: UIViewController, destination: UIViewController",
      call: "", others: []),
  ]

  /// Returns the texts of initializers to add to a class that lacks the required initializer.
  ///
  /// `own` are the labels of the initializers that the class declares.
  func texts(besides own: [[String]], access: String) -> [String] {
    let name = labels.joined(separator: ":") + ":"
    return [
      "\(access)required init(\(parameters)) "
        + "{ fatalError(\"init(\(name)) has not been implemented\") }"
    ]
      + others.filter { !own.contains($0.labels) }.map {
        "@available(*, unavailable) \(access)convenience init(\($0.parameters)) "
          + "{ self.init(\(call)) }"
      }
  }
}
