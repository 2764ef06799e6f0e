import Foundation
import Program

exit(Invocation.run(Array(CommandLine.arguments.dropFirst())).rawValue)
