import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The frames, animations and texts of an SVG's named parts, for tests of the picture.
///
/// The reader adds up transforms and viewports.
final class SVGReading: NSObject, XMLParserDelegate {
  /// Each named part's frame in the picture's coordinates, without animations.
  private(set) var parts: [String: CGRect] = [:]
  /// The names of the parts that are hidden, by themselves or by a group around them.
  private(set) var hiddenParts: Set<String> = []
  /// The animations of parts: the animated attribute, its values, and their times.
  private(set) var animations:
    [(part: String, attribute: String, values: [[Double]], times: [Double])] =
      []
  private(set) var texts: [String] = []
  private var origins = [CGPoint.zero]
  private var hidden = [false]
  private var names = [""]
  private var isText = false

  /// Reads an SVG document, or returns nil if the text isn't XML.
  static func read(_ svg: String) -> SVGReading? {
    let reading = SVGReading()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reading
    return parser.parse() ? reading : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    var origin = origins[origins.count - 1]
    if let shift = attributes["transform"] {
      let numbers = shift.dropFirst("translate(".count).dropLast().split(separator: " ")
        .compactMap { Double($0) }
      origin = CGPoint(x: origin.x + numbers[0], y: origin.y + numbers[1])
    }
    let place = CGPoint(
      x: origin.x + (attributes["x"].flatMap(Double.init) ?? 0),
      y: origin.y + (attributes["y"].flatMap(Double.init) ?? 0))
    if name == "svg" { origin = place }
    let isHidden = hidden[hidden.count - 1] || attributes["opacity"] == "0"
    if let part = attributes["data-part"], isHidden {
      hiddenParts.insert(part)
    } else if let part = attributes["data-part"] {
      parts[part] = CGRect(
        x: place.x, y: place.y, width: attributes["width"].flatMap(Double.init) ?? 0,
        height: attributes["height"].flatMap(Double.init) ?? 0)
    }
    if let attribute = attributes["attributeName"], let values = attributes["values"] {
      let list = values.split(separator: ";").map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
      let times = (attributes["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
      animations.append((names.last { !$0.isEmpty } ?? "", attribute, list, times))
    }
    origins.append(origin)
    hidden.append(isHidden)
    // A group's rectangle, which comes first, says what it is.
    if let part = attributes["data-part"], name == "rect", names[names.count - 1].isEmpty {
      names[names.count - 1] = part
    }
    names.append(name == "g" || name == "svg" ? "" : attributes["data-part"] ?? "")
    isText = name == "text"
    if isText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isText { texts[texts.count - 1] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    origins.removeLast()
    hidden.removeLast()
    names.removeLast()
    isText = false
  }

  /// Returns a part's frame in the coordinates of the app's window, or nil if there is no such
  /// part.
  func frameInWindow(of part: String) -> CGRect? {
    guard let window = parts["window"], let frame = parts[part] else { return nil }
    return frame.offsetBy(dx: -window.minX, dy: -window.minY)
  }
}
