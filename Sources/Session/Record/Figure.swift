/// A fact about a session at a moment: its place in the state record, its name in pictures, and the
/// function that reads it.
package struct Figure<Value: Sendable>: Sendable {
  /// The names that lead to it, such as `table.contentOffset`.
  let path: String
  /// What it is called beside the phone, such as `offset`; its path where it does not stand there.
  package let name: String
  /// What its numbers count.
  package let unit: FigureUnit
  /// Returns it for a moment.
  let reading: @Sendable (StateRecord) -> Value

  fileprivate init(
    _ path: String, name: String?, in unit: FigureUnit,
    _ reading: @escaping @Sendable (StateRecord) -> Value
  ) {
    self.path = path
    self.name = name ?? path
    self.unit = unit
    self.reading = reading
  }
}

extension StateRecord {
  /// Returns what a figure is at this moment.
  package func callAsFunction<Value>(_ figure: Figure<Value>) -> Value { figure.reading(self) }
}

/// A figure of any kind, as the state record lists it.
protocol RecordedFigure: Sendable {
  var path: String { get }
  /// The names of its members, where every value of its kind has the same.
  var memberNames: [String] { get }
  /// Returns what it is at a moment, as `get` knows it.
  func stateValue(in record: StateRecord) -> StateValue
  /// Writes what it is at a moment.
  ///
  /// - Returns: whether it is there at all; otherwise that is null.
  func write(_ record: StateRecord, to json: inout JSONWriter) -> Bool
}

extension Figure: RecordedFigure where Value: FigureValue {
  var memberNames: [String] { Value.memberNames.map(\.description) }

  func stateValue(in record: StateRecord) -> StateValue { reading(record).stateValue }

  func write(_ record: StateRecord, to json: inout JSONWriter) -> Bool {
    let value = reading(record)
    value.write(to: &json)
    return value.isThere
  }
}

extension RecordedFigure {
  /// Its path, and those of its members.
  var paths: [String] { [path] + memberNames.map { "\(path).\($0)" } }
}

/// Figures in the making: nothing else makes one, so that none is left out.
struct FigureList {
  private(set) var figures: [any RecordedFigure] = []

  /// Makes a figure, and puts it behind the others.
  ///
  /// - Parameters:
  ///   - path: the names that lead to it.
  ///   - name: what it is called beside the phone; its path where it does not stand there.
  ///   - unit: what its numbers count.
  ///   - reading: returns it for a moment.
  /// - Returns: the figure, for what asks for it by name.
  @discardableResult
  mutating func add<Value: FigureValue>(
    _ path: String, name: String? = nil, in unit: FigureUnit = .points,
    _ reading: @escaping @Sendable (StateRecord) -> Value
  ) -> Figure<Value> {
    let figure = Figure(path, name: name, in: unit, reading)
    figures.append(figure)
    return figure
  }
}
