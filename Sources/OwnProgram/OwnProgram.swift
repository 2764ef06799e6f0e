import AppCode
import AppFoundation
import Avoidance
import Foundation
import Program
import Simulation
import UIKit

/// Runs formlift with an app's own code, which `make` starts; never returns.
///
/// The program that `formlift try` compiles calls this function.
///
/// That program finds the function by its symbol, so it needs to import only UIKit. The command
/// line contains the names of the app's source files, then `--as` with the expression that creates
/// the object. After `--`, it contains the arguments of the program.
@_silgen_name("formlift_own_program")
public func runOwnProgram(_ make: @escaping @MainActor (FormViews) -> Any) -> Never {
  let arguments = CommandLine.arguments.dropFirst()
  let names = Array(arguments.prefix { $0 != "--as" })
  let expression = arguments.dropFirst(names.count + 1).first ?? ""
  let project = ProjectFolder(of: names)
  LocalizedTexts.read(project.files(withExtensions: ["strings", "xcstrings"]))
  let code = OwnCode(places: Invocation.places(in: names, for: expression)) { phone in
    let app = SimulatedApp.start(on: phone, make)
    phone = app.phone
    return AppObserver(app)
  }
  let status = Invocation.tryOut(
    code, sources: names, expression: expression,
    arguments: Array(arguments.dropFirst(names.count + 3)),
    takeDiagnostics: { SimulatedApp.diagnostics = $0 },
    builtForms: { SimulatedApp.builtForms(on: $0, make) })
  exit(status)
}
