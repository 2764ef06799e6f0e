// swift-tools-version: 6.1

import PackageDescription

#if os(Linux)
  // There UIKit and Combine are formlift's, and the sources beside the folder Linux are ported first.
  let app = Target.target(
    name: "CheckoutApp",
    dependencies: [
      .product(name: "Combine", package: "formlift"), .product(name: "UIKit", package: "formlift"),
    ],
    sources: ["Linux"],
    plugins: [.plugin(name: "PortToLinux", package: "formlift")])
#else
  let app = Target.target(name: "CheckoutApp", exclude: ["Linux"])
#endif

let package = Package(
  name: "CheckoutApp",
  platforms: [.iOS(.v15)],
  // A package of your own has formlift's address and a branch or revision in place of the path.
  dependencies: [.package(name: "formlift", path: "../../..")],
  targets: [
    app,
    .testTarget(
      name: "CheckoutAppTests",
      dependencies: [
        "CheckoutApp", .product(name: "FormliftTesting", package: "formlift"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
