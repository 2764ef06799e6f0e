import AppSource
import Foundation
import Terminal

/// A build of formlift that contains an app's own code; it is cached by a hash of its inputs.
package struct OwnBuild {
  private let sources: [String]
  private let expression: String
  /// The declarations for the app's colors and images, or an empty text.
  private let assets: String
  private let models: [DataModelFile]
  /// Whether the expression can use Core Data, because the sources do.
  private let usesCoreData: Bool
  private let folder: URL
  private let library: URL

  /// The reason why the program with the app's code can't be built; ``description`` is the message.
  package enum Failure: Error, CustomStringConvertible {
    case unreadable(String)
    case noLibrary(String)
    case noCache
    /// The app's source files can't be ported to Linux; the reason has already been printed.
    case notPorted
    /// The compiler rejects the app's source files; the reason has already been printed.
    case notCompiled
    /// The compiler rejects only the expression that creates the app's object.
    case wrongExpression

    package var description: String {
      switch self {
      case .unreadable(let path): "\(path): this file cannot be read"
      case .noLibrary(let path):
        "\(path) is not there; swift build makes it, and .ci/install installs it"
      case .noCache: "no place to keep what is compiled: neither XDG_CACHE_HOME nor HOME is set"
      case .notPorted: "the sources were not ported"
      case .notCompiled: "the sources do not compile"
      case .wrongExpression: "the expression of --as does not compile"
      }
    }
  }

  package init(sources: [String], expression: String) throws(Failure) {
    self.sources = sources
    self.expression = expression
    library = URL(filePath: CompanionProgram(name: "libOwnProgram.so").path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
    guard let attributes else { throw .noLibrary(library.path) }
    var hash = ContentHash()
    hash.take("\(library.path) \(attributes[.modificationDate] ?? "") \(attributes[.size] ?? "")")
    hash.take(expression)
    var texts: [Source] = []
    for path in sources {
      guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
      texts.append(Source(name: path, text: String(decoding: data, as: UTF8.self)))
    }
    assets = AssetSymbols(around: texts).declarations ?? ""
    usesCoreData = texts.contains { $0.text.contains("import CoreData") }
    models = DataModelFile.all(besides: texts)
    for path in models.compactMap(\.contents) {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      texts.append(Source(name: path, text: text ?? ""))
    }
    for source in texts {
      hash.take(source.name)
      hash.take(source.text)
    }
    hash.take(assets)
    guard let cache = Self.cache else { throw .noCache }
    folder = cache.appending(path: hash.text)
  }

  /// The program's folder in the user's cache folder, from XDG_CACHE_HOME or HOME; nil without both.
  private static var cache: URL? {
    if let cache = Environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return URL(filePath: cache).appending(path: "formlift")
    }
    return Environment["HOME"].map { URL(filePath: $0).appending(path: ".cache/formlift") }
  }

  private var program: URL { folder.appending(path: "app") }

  /// Returns the path of the program that contains the app's code.
  ///
  /// The program is compiled unless it is cached.
  ///
  /// - Throws: ``Failure`` if it can't be built.
  package func path() throws(Failure) -> String {
    if FileManager.default.isExecutableFile(atPath: program.path) { return program.path }
    let ported = folder.appending(path: "Sources")
    try? FileManager.default.createDirectory(at: ported, withIntermediateDirectories: true)
    let port = CompanionProgram(name: "formlift-port").path
    let status = Self.run(
      port, sources + ["--output", ported.path, "--one-module", "--quiet", "--keep-going"])
    guard status == 0 else { throw .notPorted }
    let main = ported.appending(path: "main.swift")
    guard (try? Data(start.utf8).write(to: main)) != nil else { throw .noCache }
    // The app looks for its data models in its bundle, which is the program's folder.
    for model in models {
      try? FileManager.default.createDirectory(
        at: folder.appending(path: "\(model.name).momd"), withIntermediateDirectories: true)
    }
    try compile(main, in: ported)
    return program.path
  }

  private func compile(_ main: URL, in ported: URL) throws(Failure) {
    let files =
      FileManager.default.enumerator(at: ported, includingPropertiesForKeys: nil)?
      .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } ?? []
    // The program gets its final name only when it is complete.
    let unfinished = folder.appending(path: "app.\(getpid())")
    let built = library.deletingLastPathComponent()
    let (status, output) = Self.output(
      of: "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5",
        // Xcode's new projects have regular expressions in slashes, too.
        "-enable-upcoming-feature", "IsolatedDefaultValues", "-enable-bare-slash-regex",
        "-Onone", "-g", "-suppress-warnings", "-diagnostic-style=llvm", "-module-name", "App",
        "-I", built.appending(path: "Modules").path,
        "-use-ld=lld", library.path, "-Xlinker", "-rpath", "-Xlinker", built.path,
        // UIKit looks for this function, which the port adds for the app's delegate.
        "-Xlinker", "--export-dynamic-symbol=formlift_app_delegate",
        "-o", unfinished.path,
      ] + files.sorted())
    if status != 0 {
      let lines = messages(main, files).lines(of: output)
      for line in lines { Self.complain(line) }
      let errors = lines.filter { $0.contains(": error: ") }
      throw !errors.isEmpty && errors.allSatisfy { $0.hasPrefix("\(Self.nameOfExpression):") }
        ? .wrongExpression : .notCompiled
    }
    guard rename(unfinished.path, program.path) == 0 else { throw .notCompiled }
  }

  /// Returns an object that makes compiler messages refer to the app's original source files.
  ///
  /// `main` is the generated main file, and `files` are the ported source files.
  private func messages(_ main: URL, _ files: [String]) -> CompilerMessages {
    var texts = [
      Self.nameOfExpression: CompilerMessages.Text(
        original: expression, ported: Self.lineOfExpression + expression)
    ]
    for file in files where file != main.path {
      guard let ported = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      // The ported source's first line names the original file.
      let head = ported.prefix { $0 != "\n" }
      let name = sources.first { head.contains("(file: \"\($0)\"") }
      guard let name, let original = try? String(contentsOfFile: name, encoding: .utf8) else {
        continue
      }
      texts[name] = CompilerMessages.Text(
        original: original, ported: String(ported.dropFirst(head.count + 1)))
    }
    return CompilerMessages(texts: texts, start: (main.path, Self.nameOfExpression))
  }

  /// The file name that compiler messages show for the user's expression: the option it came from.
  static let nameOfExpression = "--as"
  private static let lineOfExpression = "  return "

  /// The source text of the program's main file, which contains the user's expression.
  ///
  /// The expression is in a closure with the names that it may use, such as `window`. An object is
  /// created only when the expression uses its name.
  private var start: String {
    """
    import UIKit
    \(usesCoreData ? "import CoreData" : "")
    @_silgen_name("formlift_own_program")
    func runOwnProgram(_ make: @escaping @MainActor (FormViews) -> Any) -> Never

    runOwnProgram { views in
      var window: UIWindow { views.window }
      var controller: UIViewController { views.controller }
      var table: UITableView { views.table }
      var scrollView: UIScrollView { views.scrollView }
      var fields: [UIView] { views.fields }
    #sourceLocation(file: "\(Self.nameOfExpression)", line: 1)
    \(Self.lineOfExpression)\(expression)
    #sourceLocation()
    }
    \(TargetResources(besides: sources).declaration ?? "")
    \(assets)

    """
  }

  /// Runs a program and returns its exit status, and what it wrote to standard output and error.
  ///
  /// The status is -1 if the program can't be started.
  private static func output(of path: String, _ arguments: [String]) -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return (-1, "") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Runs a program and returns its exit status, or -1 if the program can't be started.
  ///
  /// All of its output goes to standard error.
  private static func run(_ path: String, _ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.standardError
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A hash (64-bit FNV-1a) of texts and files, used to name a cached build.
private struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func take(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  var text: String { String(value, radix: 16) }
}
