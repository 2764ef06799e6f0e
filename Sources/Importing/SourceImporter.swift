import AppSource

/// Imports forms from an app's source files, which are only read: SwiftUI, storyboards and xibs.
package struct SourceImporter: Sendable {
  private let sources: [Source]

  /// Creates an importer for source files that share declarations, such as those of a module.
  package init(_ sources: [Source]) { self.sources = sources }

  /// Reads the source files and returns their screens that have fields.
  ///
  /// The screen with the most fields comes first. With a name, only screens of that name are
  /// returned.
  ///
  /// A view inside another view is a part of that screen. It is a screen of its own only if it was
  /// named.
  package func run(view name: String? = nil) -> ImportResult {
    let readings = ScreenFormat.read(sources, named: name)
    let found = readings.flatMap(\.screens).filter { name == nil || $0.form.name == name }
    let order = found.enumerated().sorted { left, right in
      (right.element.form.fieldCount, left.offset) < (left.element.form.fieldCount, right.offset)
    }
    let screens = order.map(\.element).filter { $0.form.fieldCount > 0 }
    return ImportResult(
      forms: screens.map { screen in
        var form = screen.form
        form.nameFields()
        return form
      }, findings: screens.map(\.findings),
      leftovers: readings.flatMap(\.breaks)
        + order.map(\.element).filter { $0.form.fieldCount == 0 }.flatMap(\.findings))
  }
}
