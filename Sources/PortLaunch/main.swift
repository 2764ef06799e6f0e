import Foundation

exit(PortProgram(Array(CommandLine.arguments.dropFirst())).run())
