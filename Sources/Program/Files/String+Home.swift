import Foundation

extension String {
  /// The path with `~/` at its beginning replaced by the home folder, as shells do.
  var expandingHome: String {
    guard self == "~" || hasPrefix("~/"),
      let home = Environment["HOME"], !home.isEmpty
    else { return self }
    return home + dropFirst()
  }
}
