// swift-tools-version: 6.1

import PackageDescription

// What a stranger has: the library by its product, and a test of a form of one's own.
let package = Package(
  name: "stranger",
  dependencies: [.package(name: "formlift", path: "../..")],
  targets: [
    .testTarget(
      name: "StrangerTests",
      dependencies: [.product(name: "Formlift", package: "formlift")]
    )
  ],
  swiftLanguageModes: [.v6]
)
