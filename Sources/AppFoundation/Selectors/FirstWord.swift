/// A number for the first machine word in memory of an object that is used as a text attribute.
///
/// When two texts are joined, Foundation on Linux compares their attributes. Foundation reads an
/// object's first word as a Core Foundation type, and type 0 ends the app. With any other number,
/// Foundation calls the object's own comparison.
package enum FirstWord {
  package static let ofObject: UInt = 0x700
}
