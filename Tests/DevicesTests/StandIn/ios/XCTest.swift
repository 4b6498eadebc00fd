// swift-format-ignore-file
// Stand-ins for the declarations of XCTest that Capture/ios/AnnounceCapture.swift uses.
import Foundation

public final class XCTAttachment {
  public enum Lifetime { case keepAlways, deleteOnSuccess }
  public let data: Data
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}

@MainActor
public final class XCUIApplication {
  public let label = "Club"
  public init() {}
}

@MainActor
public final class XCUIDevice {
  public static let shared = XCUIDevice()
  public let voiceOverService = XCUIVoiceOverService()
}

/// A stand-in for VoiceOver that moves over three stops and stays at the last one.
@MainActor
public final class XCUIVoiceOverService {
  public struct Output: Sendable { public var utterance: String }
  public struct NoSpeech: Error {}
  public private(set) var isEnabled = false
  private var stop = 0
  private let words = ["VoiceOver on", "Name Text field", "Sign up Button"]

  public func enable() async throws { isEnabled = true }
  public func disable() async throws { isEnabled = false }
  public func currentSpeech() async throws -> Output { Output(utterance: words[0]) }
  public func moveForward() async throws -> Output {
    stop = min(stop + 1, words.count - 1)
    return Output(utterance: words[stop])
  }
}
