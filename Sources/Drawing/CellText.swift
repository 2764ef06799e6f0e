/// A text as the terminal shows it, cluster by cluster, with control characters escaped.
///
/// Only as much of a long text is looked at as can be shown.
struct CellText: Equatable, Sendable {
  private(set) var clusters: [Cluster] = []
  /// Columns of all clusters together.
  private(set) var width = 0

  init() {}

  init(_ text: some Sequence<Character>) {
    for character in text { append(Cluster.showing(character)) }
  }

  mutating func append(_ more: some Sequence<Cluster>) {
    for cluster in more {
      clusters.append(cluster)
      width += cluster.width
    }
  }

  /// Returns the text's beginning in at most `width` columns; an ellipsis stands for a cut end.
  static func start(of text: String, width: Int) -> CellText {
    guard width > 0 else { return CellText() }
    let all = CellText(text.prefix(width + 1))
    guard all.width > width else { return all }
    return CellText(fitting: all.clusters, width: width - 1, then: .ellipsis)
  }

  /// Returns the text's end in at most `width` columns; an ellipsis stands for a cut beginning.
  static func end(of text: String, width: Int) -> CellText {
    guard width > 0 else { return CellText() }
    let all = CellText(text.suffix(width + 1))
    guard all.width > width else { return all }
    let backward = CellText(fitting: all.clusters.reversed(), width: width - 1, then: .ellipsis)
    var result = CellText()
    result.append(backward.clusters.reversed())
    return result
  }

  private init(fitting clusters: some Sequence<Cluster>, width limit: Int, then last: Cluster) {
    for cluster in clusters {
      guard width + cluster.width <= limit else { break }
      append([cluster])
    }
    append([last])
  }
}
