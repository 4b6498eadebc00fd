internal import Foundation
public import Testing

/// A program, library or right that some tests need.
///
/// If the requirement of a test is missing, the test is skipped. If the environment variable
/// `ANNOUNCE_REQUIRED` names the requirement, the test fails instead. The variable contains names,
/// separated by spaces, such as `browser espeak-ng zsh fish`.
public enum Requirement: String, CaseIterable, Sendable {
  /// Playwright for Python with axe-core.
  case axe
  /// The shell bash.
  case bash
  /// A Chromium that starts.
  case browser
  /// A kernel that takes rights away from a process (seccomp and Landlock).
  case confinement
  /// eSpeak NG of any version, and the worker that loads it.
  case espeakNG = "espeak-ng"
  /// The version of eSpeak NG with which the expected pronunciations were recorded.
  case espeakNG151 = "espeak-ng-1.51"
  /// The shell fish.
  case fish
  /// libsndfile, which writes FLAC.
  case flac
  /// The formatter of manual pages.
  case groff
  /// LAME, which writes MP3.
  case mp3
  /// libopus, which makes the sound of reports.
  case opus
  /// Root rights, apt and a network, with which `Packaging/try` creates clean root folders.
  case packages
  /// Playwright for Python.
  case playwright
  /// The program `announce`, built beside the tests.
  case program
  /// Python 3, which runs a server for tests.
  case python
  /// The shell zsh.
  case zsh

  private static let named = Set(
    (ProcessInfo.processInfo.environment["ANNOUNCE_REQUIRED"] ?? "").split(separator: " ")
      .map(String.init))

  /// The names in `ANNOUNCE_REQUIRED` that are not names of requirements.
  public static var unknownNames: [String] {
    named.subtracting(allCases.map(\.rawValue)).sorted()
  }

  private var isRequired: Bool { Requirement.named.contains(rawValue) }

  /// Whether a part of a test can run.
  ///
  /// If the part cannot run and `ANNOUNCE_REQUIRED` names the requirement, the test fails.
  public func isMet(
    _ condition: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    if !condition, isRequired {
      Issue.record("\(MissingRequirement(requirement: self))", sourceLocation: sourceLocation)
    }
    return condition
  }

  fileprivate func isMetOrSkipped(_ condition: Bool) throws -> Bool {
    if !condition, isRequired { throw MissingRequirement(requirement: self) }
    return condition
  }
}

/// A requirement that is missing although `ANNOUNCE_REQUIRED` names it.
private struct MissingRequirement: Error, CustomStringConvertible {
  let requirement: Requirement

  var description: String {
    "“\(requirement.rawValue)” is missing on this machine, and ANNOUNCE_REQUIRED names it"
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test or suite if a requirement is missing, or fails it if `ANNOUNCE_REQUIRED` names
  /// the requirement.
  ///
  ///     @Suite(.requires(.fish, ShellTrial("fish") != nil)) struct FishTests { … }
  public static func requires(
    _ requirement: Requirement, _ condition: @autoclosure @escaping @Sendable () -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    .enabled("\(requirement.rawValue) is missing", sourceLocation: sourceLocation) {
      try requirement.isMetOrSkipped(condition())
    }
  }
}
