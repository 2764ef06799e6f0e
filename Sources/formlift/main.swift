import CEditline
import Foundation

// Character widths and the line editor need the locale's character type.
ceditline_set_locale()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
