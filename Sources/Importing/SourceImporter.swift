import AppSource

/// Imports forms from an app's SwiftUI views, storyboards and xibs, without running the app.
package struct SourceImporter: Sendable {
  private let sources: [Source]

  /// Creates an importer for source files that share declarations, such as those of a module.
  package init(_ sources: [Source]) { self.sources = sources }

  /// Parses the source files and returns their screens that have fields, as forms.
  ///
  /// The screen with the most fields comes first. If `name` is given, only screens with that name
  /// are returned. Without a name, a view inside another view is only a part of the outer view's
  /// screen.
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
