/// A value of the state record, with its path, its name in pictures, and the function that computes
/// it.
package struct Figure<Value: Sendable>: Sendable {
  /// The path in the state record, such as `table.contentOffset`.
  package let path: String
  /// The short name in pictures, such as `offset`.
  ///
  /// It equals the path if pictures don't show the figure.
  package let name: String
  /// The unit of its numbers.
  package let unit: FigureUnit
  /// Computes the value from a state record.
  package let reading: @Sendable (StateRecord) -> Value

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
  /// Returns the value of a figure.
  package func callAsFunction<Value>(_ figure: Figure<Value>) -> Value { figure.reading(self) }
}

/// A figure of any type, as an element of the state record.
package protocol RecordedFigure: Sendable {
  var path: String { get }
  /// The names of its members, if every value of its type has the same ones.
  var memberNames: [String] { get }
  /// Returns whether the figure exists at a moment.
  func isThere(in record: StateRecord) -> Bool
  /// Returns the value for `get`.
  func stateValue(in record: StateRecord) -> StateValue
  /// Writes the value as JSON.
  ///
  /// - Returns: whether there is a value. If there isn't, null is written.
  func write(_ record: StateRecord, to json: inout JSONWriter) -> Bool
}

extension Figure: RecordedFigure where Value: FigureValue {
  package var memberNames: [String] { Value.memberNames.map(\.description) }

  package func isThere(in record: StateRecord) -> Bool { reading(record).isThere }

  package func stateValue(in record: StateRecord) -> StateValue { reading(record).stateValue }

  package func write(_ record: StateRecord, to json: inout JSONWriter) -> Bool {
    let value = reading(record)
    value.write(to: &json)
    return value.isThere
  }
}

extension RecordedFigure {
  /// The paths of the figure and of its members.
  package var paths: [String] { [path] + memberNames.map { "\(path).\($0)" } }
}

/// A list that creates and collects figures, so that the record can't miss one.
package struct FigureList {
  package private(set) var figures: [any RecordedFigure] = []

  /// Creates a figure and appends it to the list.
  ///
  /// - Parameters:
  ///   - path: the path in the state record.
  ///   - name: the short name in pictures. By default, the path.
  ///   - unit: the unit of its numbers.
  ///   - reading: computes the value from a state record.
  /// - Returns: the figure, for access by name.
  @discardableResult
  package mutating func add<Value: FigureValue>(
    _ path: String, name: String? = nil, in unit: FigureUnit = .points,
    _ reading: @escaping @Sendable (StateRecord) -> Value
  ) -> Figure<Value> {
    let figure = Figure(path, name: name, in: unit, reading)
    figures.append(figure)
    return figure
  }
}
