// swift-format-ignore-file
// Prints a capture of a small screen and one of VoiceOver's walk, with a line “----” between them.
import Foundation
import UIKit
import XCTest

let window = UIView()
window.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
window.facts.frame = window.bounds
let title = UIView()
title.facts.isElement = true
title.facts.label = "Sign up"
title.facts.traits = .header
title.facts.frame = CGRect(x: 16, y: 60, width: 200, height: 40)
let form = UIView()
form.facts.frame = CGRect(x: 0, y: 120, width: 390, height: 200)
let name = NSObject()
name.facts.isElement = true
name.facts.label = "Name"
name.facts.value = "Ann"
name.facts.frame = CGRect(x: 16, y: 120, width: 300, height: 44)
let send = NSObject()
send.facts.isElement = true
send.facts.label = "Send"
send.facts.traits = .button
send.facts.frame = CGRect(x: 16, y: 180, width: 300, height: CGFloat.infinity)
send.facts.actions = [UIAccessibilityCustomAction(name: "Send later")]
form.facts.elements = [send, name, form]
window.subviews = [title, form]

let elements = try AnnounceCapture.elements(of: window, screen: "sign-up")
print(String(decoding: elements, as: UTF8.self))
print("----")
let speech = try await AnnounceCapture.voiceOver(screen: "sign-up")
print(String(decoding: AnnounceCapture.attachment(speech, named: "a").data, as: UTF8.self))
