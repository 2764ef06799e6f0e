/// An `errno` on its way to somebody who knows the file.
struct SystemError: Error, Equatable {
  var code: Int32
}
