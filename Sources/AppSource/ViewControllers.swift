/// The view controllers that an app's Swift files declare.
package enum ViewControllers {
  /// Returns the names of the classes that derive from UIKit's view controllers, in the files' order.
  ///
  /// A base class isn't named if another class of the files derives from it. Generic classes and
  /// classes inside other types aren't named either.
  package static func names(in texts: [String]) -> [String] {
    let declaration =
      /^(?:(?:@\w+(?:\([^)\n]*\))?|final|open|public|internal|package)\s+)*class\s+(\w+)\s*:\s*(\w+)/
      .anchorsMatchLineEndings()
    let classes = texts.flatMap { text in
      text.matches(of: declaration).map { (name: String($0.1), parent: String($0.2)) }
    }
    let parents = Dictionary(classes) { first, _ in first }
    let bases = Set(classes.map(\.parent))
    return classes.map(\.name).filter { name in
      var ancestor = name
      // As many steps as there are classes, since invalid code can have a circle.
      for _ in classes { ancestor = parents[ancestor] ?? ancestor }
      return !bases.contains(name) && ancestor.hasPrefix("UI") && ancestor.hasSuffix("Controller")
    }
  }
}
