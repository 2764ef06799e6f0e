extension Double {
  /// The number as one would write it, without `.0`.
  var written: String {
    Int(exactly: self).map(String.init) ?? description
  }
}
