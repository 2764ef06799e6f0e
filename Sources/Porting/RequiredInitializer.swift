/// An initializer that a class needs so that UIKit can create its objects, such as a table's cells.
///
/// In Swift, such an initializer must be marked as `required`. Objective-C has no such rule.
struct RequiredInitializer {
  let bases: Set<String>
  let labels: [String]
  /// The initializer's parameters in source text.
  let parameters: String
  /// The arguments, in source text, that a convenience initializer passes to the required one.
  let call: String
  /// The superclass's convenience initializers that subclasses would inherit.
  ///
  /// They are given by their labels and by their parameters in source text.
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
    RequiredInitializer(
      bases: ["NSManagedObject"], labels: ["entity", "insertInto"],
      parameters: "entity: NSEntityDescription, insertInto context: NSManagedObjectContext?",
      call: "", others: []),
  ]

  /// Returns the source texts of initializers to add to a class that lacks the required one.
  ///
  /// `own` has the labels of the initializers that the class declares, and `access` is an access
  /// level.
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
