import Foundation

/// What tells an open file from every other, whatever names it has.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
