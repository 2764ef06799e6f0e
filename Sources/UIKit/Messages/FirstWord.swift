/// What an object begins with that texts have as an attribute.
///
/// Where two texts are put together, Foundation on Linux compares their attributes, and takes the
/// first word of an object for what Core Foundation knows its kind by: one whose number is 0 ends
/// the app. Any other number leads it to ask the object itself.
enum FirstWord {
  static let ofObject: UInt = 0x700
}
