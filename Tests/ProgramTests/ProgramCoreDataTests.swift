import Foundation
import Testing

/// Tests `formlift try` with apps that keep their objects in Core Data.
struct ProgramCoreDataTests {
  /// Whether this build can link the app's compiled code, which has no sanitizer.
  private static let links = !Sanitizers.areOn

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
            <attribute name="text" optional="YES" attributeType="String"/>
            <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
        </entity>
        <entity name="Tag" representedClassName="Tag" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="note" optional="YES" maxCount="1" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
        </entity>
    </model>
    """

  private static let app = """
    import CoreData
    import UIKit

    final class Screen: UIViewController, UITextFieldDelegate {
      lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Notes")
        container.loadPersistentStores { _, error in
          if let error { fatalError("\\(error)") }
        }
        return container
      }()
      let field = UITextField(frame: CGRect(x: 16, y: 120, width: 300, height: 34))

      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Note"
        field.delegate = self
        view.addSubview(field)
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let context = container.viewContext
        let note = Note(context: context)
        note.text = field.text
        let tag = Tag(context: context)
        tag.name = "new"
        note.addToTags(tag)
        try? context.save()
        let request: NSFetchRequest<Note> = Note.fetchRequest()
        request.predicate = NSPredicate(format: "ANY tags.name == %@", "new")
        request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Note.text), ascending: false)]
        let all = (try? context.fetch(request)) ?? []
        field.text = all.compactMap(\\.text).joined(separator: ",")
        return false
      }
    }

    """

  private func run(_ workplace: Workplace, _ commands: [String]) throws -> RunResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let words = commands.map { "-c '\($0)'" }.joined(separator: " ")
    return try workplace.sh(
      "PATH=$PATH:\(path) formlift try App --as 'Screen()' --quiet \(words) -k")
  }

  /// Of the model's versions, the hidden file names the current one.
  @Test("Classes of the data model beside the sources are saved and fetched", .enabled(if: links))
  func generatedClasses() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App/Model/Notes.xcdatamodeld/Notes.xcdatamodel")
    try workplace.make(folder: "App/Model/Notes.xcdatamodeld/Notes 2.xcdatamodel")
    try workplace.write(
      "<plist><string>Notes.xcdatamodel</string></plist>",
      to: "App/Model/Notes.xcdatamodeld/.xccurrentversion")
    try workplace.write(
      Self.model, to: "App/Model/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    try workplace.write(
      "<model/>", to: "App/Model/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents")
    try workplace.write(Self.app, to: "App/Screen.swift")
    let ending = try run(
      workplace,
      ["focus note", "type a", "return", "clear", "type b", "return", "get values.note"])
    #expect(ending.diagnostics == "")
    #expect(ending.output.hasSuffix("b,a\n"))
  }

  /// The build plugin names the sources and the model by their whole paths.
  @Test("A model that is given and also lies beside the sources is generated once")
  func givenModel() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App/Notes.xcdatamodeld/Notes.xcdatamodel")
    try workplace.write(Self.model, to: "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    try workplace.write("import CoreData\n", to: "App/A.swift")
    let ending = try workplace.formlift([
      "port", "App/A.swift", "./App/Notes.xcdatamodeld", "-o", "Linux", "--prefix", "Ported",
    ])
    #expect(ending.output == "2 files ported to Linux\n")
    let text = try workplace.text("Linux/PortedCoreDataModels+Generated.swift")
    #expect(text.components(separatedBy: "public class Note:").count == 2)
    #expect(text.components(separatedBy: "\"Notes\": [").count == 2)
  }

  @Test("Without the data model, the message names the missing classes", .enabled(if: links))
  func missingModel() throws {
    let workplace = try Workplace()
    try workplace.make(folder: "App")
    try workplace.write(Self.app, to: "App/Screen.swift")
    let ending = try run(workplace, ["focus note"])
    #expect(
      ending.diagnostics.hasPrefix(
        "App/Screen.swift:1:1: warning: not ported: no file declares the classes Note, Tag; if "
          + "Xcode makes them, the data model (.xcdatamodeld) belongs beside the sources\n"))
    #expect(ending.status == 2)
  }
}
