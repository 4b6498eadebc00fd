import Foundation
import PackagePlugin

/// `swift package check-announcements [OPTION…] [PATH…]`: `announce check` on a package's documents.
///
/// Without arguments every document of the package is checked. Whatever is given is given on.
@main
struct CheckAnnouncements: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "announce").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + (arguments.isEmpty ? ["."] : arguments)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Failure.crash(process.terminationStatus) }
    guard process.terminationStatus != 0 else { return }
    throw process.terminationStatus == 1 ? Failure.difference : Failure.refusal
  }

  /// Why the command fails; what is wrong was told by the program.
  enum Failure: Error, CustomStringConvertible {
    case difference
    case refusal
    case crash(Int32)

    var description: String {
      switch self {
      case .difference: "something is heard differently, or was recorded"
      case .refusal: "input or arguments cannot be used"
      case .crash(let signal): "announce was ended by signal \(signal)"
      }
    }
  }
}
