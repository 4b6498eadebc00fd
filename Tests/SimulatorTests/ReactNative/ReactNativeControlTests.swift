import Simulator
import Testing

/// Announcements of every React Native control.
@Suite struct ReactNativeControlTests {
  private static let activate = "double tap to activate"
  private static let edit = "double tap to edit"
  private static let adjust = "swipe up or down with one finger to adjust the value"

  @Test(arguments: [
    ReactNativeCase(
      "check box that is off", "- checkbox \"I agree\"",
      voiceOver: ["I agree, checkbox, unchecked"],
      talkBack: ["I agree, check box, double tap to toggle"]),
    ReactNativeCase(
      "check box that is neither", "- checkbox \"All\" [checked=mixed]",
      voiceOver: ["All, checkbox, mixed"], talkBack: ["All, mixed, check box, \(activate)"]),
    ReactNativeCase(
      "Switch", "- switch \"Wi-Fi\" [checked]",
      voiceOver: ["Wi-Fi, switch button, on, double tap to toggle setting"],
      talkBack: ["on, Wi-Fi, switch, double tap to toggle"]),
    ReactNativeCase(
      "Pressable with the role of a switch",
      "- switch \"Wi-Fi\" [checked=false]:\n  - /reactNative.component: Pressable",
      voiceOver: ["Wi-Fi, switch button, off, double tap to toggle setting"],
      talkBack: ["off, Wi-Fi, switch, double tap to toggle"]),
    ReactNativeCase(
      "switch that is neither",
      "- switch \"Wi-Fi\" [checked=mixed]:\n  - /reactNative.component: Pressable",
      voiceOver: ["Wi-Fi, switch button, mixed, double tap to toggle setting"],
      talkBack: ["off, Wi-Fi, mixed, switch, \(activate)"]),
    ReactNativeCase(
      "radio button", "- radio \"Daily\" [checked]", voiceOver: ["Daily, radio button, checked"],
      talkBack: ["checked, Daily, radio button, double tap to toggle"]),
    ReactNativeCase(
      "toggle button", "- button \"Mute\" [pressed]", voiceOver: ["Mute, checked, button"],
      talkBack: ["checked, on, Mute, switch, double tap to toggle"]),
    ReactNativeCase(
      "button", "- button \"Save\"", voiceOver: ["Save, button"],
      talkBack: ["Save, button, \(activate)"]),
    ReactNativeCase(
      "link", "- link \"Terms\"", voiceOver: ["Terms, link"],
      talkBack: ["Terms, link, \(activate)"]),
    ReactNativeCase(
      "heading", "- heading \"Sign up\"", voiceOver: ["Sign up, heading"],
      talkBack: ["Sign up, heading"]),
    ReactNativeCase(
      "image with a role", "- img \"Logo\"", voiceOver: ["Logo, image"],
      talkBack: ["Logo, image"]),
    ReactNativeCase(
      "Image with an alt",
      "- img \"Logo\":\n  - /label-from: alt\n  - /reactNative.component: Image",
      voiceOver: ["Logo"], talkBack: ["Logo, image"]),
    ReactNativeCase(
      "Image with a label only", "- img \"Logo\":\n  - /reactNative.component: Image",
      voiceOver: [], talkBack: ["Logo, image"]),
    ReactNativeCase(
      "image button",
      "- button \"Photo\":\n  - /reactNative.accessibilityRole: imagebutton",
      voiceOver: ["Photo, button, image"], talkBack: ["Photo, button, image, \(activate)"]),
    ReactNativeCase(
      "adjustable", "- slider \"Volume\":\n  - /min: 0\n  - /max: 100\n  - /now: 40",
      voiceOver: ["Volume, 40%, adjustable, \(adjust)"], talkBack: ["40, Volume, slider"]),
    ReactNativeCase(
      "adjustable with actions and words",
      """
      - slider "Volume":
        - /min: 0
        - /max: 100
        - /now: 40
        - /value: quiet
        - /reactNative.accessibilityActions: increment, decrement
      """,
      voiceOver: ["Volume, quiet, adjustable, \(adjust), actions available"],
      talkBack: ["40, Volume, quiet, slider, \"swipe up\" or \"swipe down\" to adjust"]),
    ReactNativeCase(
      "per cent without the minimum taken off",
      "- slider \"Weight\":\n  - /min: 50\n  - /max: 150\n  - /now: 100",
      voiceOver: ["Weight, 100%, adjustable, \(adjust)"], talkBack: ["100, Weight, slider"]),
    ReactNativeCase(
      "progress", "- progressbar \"Upload\":\n  - /min: 0\n  - /max: 100\n  - /now: 40",
      voiceOver: ["Upload, 40%"], talkBack: ["40, Upload, progress bar"]),
    ReactNativeCase(
      "spinner", "- progressbar \"Loading\":\n  - /reactNative.component: ActivityIndicator",
      voiceOver: ["Loading"], talkBack: ["Loading, progress bar"]),
    ReactNativeCase(
      "tab", "- tab \"Home\" [selected]", voiceOver: ["selected, Home"],
      talkBack: ["selected, Home, tab, \(activate)"]),
    ReactNativeCase(
      "alert", "- alert \"Saved\"", voiceOver: ["Saved"], talkBack: ["Saved, alert"]),
    ReactNativeCase(
      "combo box", "- combobox \"Country\" [expanded=false]:\n  - /value: Sweden",
      voiceOver: ["Country, Sweden"],
      talkBack: [
        "collapsed, Country, Sweden, combo box, \(activate), "
          + "actions available, swipe up or swipe down and double tap to activate"
      ]),
    ReactNativeCase(
      "menu item", "- menuitem \"Copy\"", voiceOver: ["Copy"],
      talkBack: ["Copy, menu item, \(activate)"]),
    ReactNativeCase(
      "disabled Button with a title",
      """
      - button "Sign in" [disabled]:
        - /label-from: content
        - /reactNative.component: Button
      """, voiceOver: ["Sign in, dimmed, button"], talkBack: ["SIGN IN, button, disabled"]),
    ReactNativeCase(
      "text", "- text \"Hello\"", voiceOver: ["Hello"], talkBack: ["Hello"]),
  ])
  func `A control is announced as React Native exposes it`(_ test: ReactNativeCase) throws {
    try test.check()
  }

  @Test(arguments: [
    ReactNativeCase(
      "empty", "- textbox \"Email\"", voiceOver: ["Email, text field, \(edit)"],
      talkBack: ["Email, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "empty with a placeholder", "- textbox \"Email\":\n  - /placeholder: name@example.com",
      voiceOver: ["Email, name@example.com, text field, \(edit)"],
      talkBack: ["name@example.com, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "filled with a hint",
      "- textbox \"Email\":\n  - /hint: Work only\n  - /placeholder: a@b\n  - text: ann@",
      voiceOver: ["Email, ann@, text field, Work only, \(edit)"],
      talkBack: ["ann@, edit box, Work only, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "filled, required and wrong",
      "- textbox \"Email\" [required]:\n  - /error: Too short\n  - text: ann@",
      voiceOver: ["Email, ann@, text field, \(edit)"],
      talkBack: ["ann@, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "secure", "- textbox \"Password\" [secure]:\n  - text: hunter",
      voiceOver: ["Password, 6 bullets, secure text field, \(edit)"],
      talkBack: ["Password, 6 characters, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "not editable", "- textbox \"Email\" [readonly]:\n  - text: ann@",
      voiceOver: ["Email, ann@, dimmed, text field"], talkBack: ["ann@, edit box, disabled"]),
    ReactNativeCase(
      "with the role of a search", "- searchbox \"Search\"",
      voiceOver: ["Search, search field, \(edit)"],
      talkBack: ["Search, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "with the role of a combo box", "- combobox \"City\" [text-input]",
      voiceOver: ["City, text field, \(edit)"],
      talkBack: ["City, combo box, \(activate), double tap and hold to long press"]),
    ReactNativeCase(
      "label in a Text of its own that readers skip",
      """
      - text "Email":
        - /hidden: hidden, visible
      - textbox "Email"
      """, voiceOver: ["Email, text field, \(edit)"],
      talkBack: ["Email, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "labelled by a Text",
      """
      - text "First name":
        - /id: label
      - textbox:
        - /reactNative.accessibilityLabelledBy: label, other
        - text: Ann
      """, voiceOver: ["First name", "Ann, text field, \(edit)"],
      talkBack: ["First name", "Ann, edit box for First name, \(ReactNativeCase.fieldHints)"]),
  ])
  func `A field is announced as React Native exposes it`(_ test: ReactNativeCase) throws {
    try test.check()
  }

  @Test func `Facts without a React Native property are listed as omissions`() throws {
    let screen = try ReactNativeCase.screen(
      "- textbox \"Email\" [required]:\n  - /error: Too short\n  - text: ann@")
    for omissions in [
      VoiceOver().read(screen).stops[0].omissions, TalkBack().read(screen).stops[0].omissions,
    ] {
      #expect(omissions.contains { $0.text == "Too short" && $0.rule.name == "ReactNativeNoError" })
      #expect(
        omissions.contains { $0.text == "required" && $0.rule.name == "ReactNativeNoRequired" })
    }
  }

  @Test func `React Native's words stay English on a German phone and are marked as English`()
    throws
  {
    var reader = VoiceOver()
    try reader.set("locale", to: "de")
    let screen = try ReactNativeCase.screen("- checkbox \"News\"\n- button \"Pay\" [busy]")
    let stops = reader.read(screen).stops
    #expect(
      stops.map(\.announcement.text) == ["News, checkbox, unchecked", "Pay, busy, Taste"])
    let value = try #require(stops[0].announcement.parts.first { $0.kind == .value })
    #expect(value.attestation == .untranslated)
  }
}
