/// The texts of `help`, made from the table of commands.
enum Help {
  /// Returns the list of commands, or all there is to know about one.
  static func lines(about topic: String?) throws(CommandError) -> [String] {
    guard let topic else { return overview }
    if topic == "settings" { return settings }
    let spec = try CommandParser.spec(named: topic)
    var lines = ["\(spec.usage)", "    \(spec.summary)"]
    lines += spec.details.flatMap { ["", $0] }
    if !spec.examples.isEmpty { lines.append("") }
    lines += aligned(spec.examples.map { ["    \($0.line)", $0.meaning] })
    return lines
  }

  private static var settings: [String] {
    Setting.allCases.flatMap { setting in
      [
        "\(setting.rawValue) (\(setting.domain))", "    \(setting.summary)",
        "    default: \(setting.source)",
      ]
    }
  }

  private static var overview: [String] {
    var lines: [String] = []
    for group in CommandSpec.Group.allCases {
      let names = CommandSpec.all.filter { $0.group == group }.map(\.name)
      lines.append("\(group.rawValue): \(names.joined(separator: ", "))")
    }
    lines.append("")
    lines.append("help COMMAND tells about one; a start that fits one command is enough.")
    return lines
  }
}
