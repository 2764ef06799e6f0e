import Foundation

exit(ImportProgram(Array(CommandLine.arguments.dropFirst())).run())
