import Forms

/// An observable value of a session, such as an offset: its path, name, unit and computation.
package struct Figure<Value: Sendable>: Sendable {
  /// The value's path in the state record, such as `table.contentOffset`.
  package let path: String
  /// The value's short label in drawings of the phone, such as `offset`.
  ///
  /// It is the path for a value that drawings don't show.
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
  /// Returns the value of a figure, such as the keyboard's height, in this record of a state.
  package func callAsFunction<Value>(_ figure: Figure<Value>) -> Value { figure.reading(self) }
}

/// An observable value of a session without its type, so that one list can contain all values.
package protocol RecordedFigure: Sendable {
  var path: String { get }
  /// The names of the value's JSON members, such as `x` and `y` of a point.
  ///
  /// Empty for a simple value, and for a type whose values have different members.
  var memberNames: [String] { get }
  /// Returns whether this value exists in a session's state record; some exist only for some forms.
  func isThere(in record: StateRecord) -> Bool
  /// Returns the value as the command `get` prints it.
  func stateValue(in record: StateRecord) -> StateValue
  /// Writes this observable value of the session in `record` as JSON.
  ///
  /// - Returns: true, or false if there is no value, so that null or an empty list was written.
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

/// The list of a session's observable values; it creates each value, so none is left out.
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
