/// A fault and its place, before the file's name is known.
struct Flaw: Error {
  var place: FormError.Place
  var fault: FormError.Fault

  init(_ fault: FormError.Fault, at place: FormError.Place) {
    self.place = place
    self.fault = fault
  }
}
