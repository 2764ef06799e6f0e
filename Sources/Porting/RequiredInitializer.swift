/// The initializer by which UIKit makes objects of a class, as a table or a collection does of its
/// cells, which is required of all such classes.
struct RequiredInitializer {
  let bases: Set<String>
  let labels: [String]
  /// As they are declared.
  let parameters: String
  /// How a view without a table is made by it.
  let call: String
  /// The other initializers that come with it, by their labels and parameters.
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

  /// What stands for it in a class that has initializers of its own and not this one.
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
