/// An observable value of a session, such as an offset: its path, name, unit and computation.
package struct Figure<Value: Sendable>: Sendable {
  /// The value's path in the state record, such as `table.contentOffset`.
  package let path: String
  /// The value's short name in drawings of the phone, such as `offset`.
  ///
  /// Equal to the path for a value that drawings don't show.
  package let name: String
  /// The unit of the value's numbers, such as points.
  package let unit: FigureUnit
  /// Computes this value from a session's state record.
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
  /// Returns the observable value that a figure computes from this state record.
  package func callAsFunction<Value>(_ figure: Figure<Value>) -> Value { figure.reading(self) }
}

/// An observable value of a session without its type, so that one list can contain all values.
package protocol RecordedFigure: Sendable {
  var path: String { get }
  /// The names of the value's members, such as `x` and `y`.
  ///
  /// Empty if not every value of its type has the same members.
  var memberNames: [String] { get }
  /// Returns whether a session's state record contains this value; it depends on the form.
  func isThere(in record: StateRecord) -> Bool
  /// Returns the value as the command `get` prints it.
  func stateValue(in record: StateRecord) -> StateValue
  /// Writes this observable value of a state record as JSON.
  ///
  /// - Returns: false if there is no value and null was written, otherwise true.
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
  /// The paths of this value and its members in the state record: `table.frame`, `table.frame.x`.
  package var paths: [String] { [path] + memberNames.map { "\(path).\($0)" } }
}

/// A list of observable values that creates its values itself, so that none is forgotten.
package struct FigureList {
  package private(set) var figures: [any RecordedFigure] = []

  /// Creates an observable value of the session and appends it to the list of all values.
  ///
  /// - Parameters:
  ///   - path: the path in the state record.
  ///   - name: the short name in drawings of the phone. By default, the path.
  ///   - unit: the unit of its numbers.
  ///   - reading: computes the value from a state record.
  /// - Returns: the value's definition, for access by name.
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
