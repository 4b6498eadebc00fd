extension FormatGuide {
  static let androidLayout = FormatGuide(
    format: .androidLayout,
    summary: "An Android layout, menu or preference screen in XML, with the app's resources.",
    recognised: "XML with Android's namespace or attributes such as android:text",
    screens: "A layout and each of its variants, such as layout-land, is a screen.",
    sources: [
      Source("The sources of an app", "app/src/main/res/layout/activity_sign_up.xml"),
      Source(
        "An APK, whose XML is binary until it is decoded", "apktool d app.apk",
        "ls app/res/layout"),
    ],
    options: ["resources", "aliases", "design-time", "inflate-stubs"],
    unknown: [
      "Listeners, texts and visibility set in code; lists and pagers filled by adapters.",
      "Fragments, Compose content, web views and maps.",
      "Accessibility delegates and roles set in code.",
      "What an app's own view classes are; name them with --aliases.",
      "Where views stand, unless every size on the way is fixed.",
    ])

  static let uiautomator = FormatGuide(
    format: .uiautomator,
    summary: "A dump of uiautomator: the screen of a running Android app.",
    recognised: "XML with a root hierarchy that holds node, or a root displays",
    screens: "Each window of the app is a screen; the system's and the keyboard are left out.",
    sources: [
      Source(
        "A device or emulator with adb", "adb shell uiautomator dump /sdcard/screen.xml",
        "adb pull /sdcard/screen.xml"),
      Source("The same in one step", "adb exec-out uiautomator dump /dev/tty > screen.xml"),
      Source("A test with UI Automator", "device.dumpWindowHierarchy(File(\"screen.xml\"))"),
    ],
    options: ["window", "assume-hint"],
    unknown: [
      "Labels (labelFor), errors, headings, live regions, state and role descriptions.",
      "Whether a field's text is typed or its hint, in dumps without the attribute hint.",
      "Ranges of sliders, collections, custom actions and links inside text.",
      "Which nodes TalkBack takes for important; it is inferred from their texts and flags.",
    ])

  static let appiumAndroid = FormatGuide(
    format: .appiumAndroid,
    summary: "A page source of Appium with the UiAutomator2 driver.",
    recognised: "XML with a root hierarchy whose tags are class names, also inside JSON",
    sources: [
      Source("A session of Appium in Python", "open('screen.xml', 'w').write(driver.page_source)"),
      Source("A session of Appium in JavaScript", "await driver.getPageSource()"),
      Source("Any client", "curl -s http://localhost:4723/session/ID/source > screen.json"),
      Source(
        "More of each node", "driver.update_settings({'includeA11yActionsInPageSource': True})"),
    ],
    options: ["assume-hint"],
    unknown: [
      "Labels (labelFor), state and role descriptions, ranges and details of collections.",
      "Older servers: hints, errors, headings, live regions and importance as well.",
    ])
}
