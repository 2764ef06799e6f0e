import Foundation

/// The example forms that `.ci/install` puts beside the installed program.
package struct InstalledForms {
  private let folder: URL

  /// Creates the example forms of an installed program, whose executable is at a path.
  ///
  /// The program is in `lib/formlift` of the folder it was installed to, and the forms are in
  /// `share/formlift/forms`.
  package init(ofProgram path: String = CompanionProgram(name: "formlift").path) {
    folder =
      URL(filePath: path).deletingLastPathComponent()
      .appending(path: "../../share/formlift/forms").standardizedFileURL
  }

  /// Returns the path of the example form with a file's name, or nil without such a form.
  package func path(of name: String) -> String? {
    let file = folder.appending(path: URL(filePath: name).lastPathComponent)
    let isForm = ["yaml", "json"].contains(file.pathExtension)
    return isForm && access(file.path, R_OK) == 0 ? file.path : nil
  }
}
