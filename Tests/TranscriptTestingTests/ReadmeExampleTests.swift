import Simulator
import TranscriptTesting
import XCTest

/// The golden test of the README, line by line.
final class SignUpScreenTests: XCTestCase {
  func testSignUp() {
    let screen: Screen = [
      .heading("Sign up"),
      .textField("Enter your email address", value: "ann@", error: "Please enter a valid email"),
      .button("Sign up"),
    ]
    assertAnnouncements(
      of: screen, by: .talkBack(),
      """
      Sign up, heading
      ann@, edit box, error: Please enter a valid email, Enter your email address, double tap to edit text
      Sign up, button, double tap to activate
      """)
  }
}
