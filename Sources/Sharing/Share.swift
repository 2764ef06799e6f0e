import FileErrors
import Foundation
import SessionCore
import SessionState

extension Command {
  package static let share = Command(
    "share", .looking,
    Words(
      summary: "Save the session as a picture or a report to share",
      details: [
        "The file's extension chooses the format:",
        "The picture begins where the keyboard was last down. A page shows the named strategies "
          + "side by side. \(ShareFormat.makers)",
        "--theme light and dark fix the picture's colors; with auto they follow the reader's. "
          + "Without --theme, the setting theme applies.",
      ], terms: ShareFormat.allCases.map { Term($0.ending, $0.summary) },
      examples: [
        Example("share zip.svg", "the focus, animated", after: "focus zip"),
        Example("share zip.html inset-top least-motion", "a page with both", after: "focus zip"),
        Example("share zip.svg --theme dark", "for a dark page", after: "focus zip"),
      ]),
    kind: .compares, wanted
  ) { session, wanted throws(CommandError) in
    _ = try session.state.strategies(in: wanted.strategies)
    let request = try ShareRequest(
      file: wanted.file, strategies: wanted.strategies, theme: wanted.theme)
    return Outcome(effect: .feature(FeatureRequest(request)))
  }

  private static var wanted: Grammar<(file: String, strategies: [String], theme: Theme?)> {
    let theme = Grammar<Theme>.option("--theme", taking: .choice("--theme"))
    return Grammar<String>.file.then(.strategies).with(theme).map { names, theme in
      (file: names.0, strategies: names.1, theme: theme)
    }
  }
}

extension Session {
  /// Returns the stories for a shared picture: for HTML one for each strategy, otherwise only one.
  ///
  /// A story shows the session's commands again. By default, the session's own strategy is first.
  ///
  /// - Parameters:
  ///   - request: the format and the strategies.
  ///   - isWhole: whether the story begins where the form was opened.
  /// - Returns: the stories, at least one.
  /// - Throws: ``CommandError`` for an unknown strategy.
  package func stories(for request: ShareRequest, isWhole: Bool) throws(CommandError) -> [Story] {
    let own = story(isWhole: isWhole)
    guard request.format == .html else { return [own] }
    let others = ["none", "inset-top", "least-motion"].filter { $0 != own.strategy.name }
    var stories = request.strategies.isEmpty ? [own] : []
    let names = request.strategies.isEmpty ? others : request.strategies
    for strategy in try state.strategies(in: names) {
      stories.append(story(under: strategy, isWhole: isWhole))
    }
    return stories
  }

  /// Writes a picture of the session to a file, but never over the open form.
  ///
  /// - Throws: ``CommandError`` when the file cannot be written.
  package func keep(_ picture: Data, in file: String) throws(CommandError) {
    try write(picture, to: file, WriteOptions(protecting: fileName))
  }
}
