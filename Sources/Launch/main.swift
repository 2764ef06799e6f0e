import CEditline
import Foundation
import Program

// Character widths and the line editor need the locale's character type.
ceditline_set_locale()
exit(Invocation.run(Array(CommandLine.arguments.dropFirst())).rawValue)
