internal import Encoding

extension LivePage {
  /// Makes the browser emulate a phone.
  ///
  /// Each command waits for its answer. If several commands were sent at once, the renderer would
  /// crash at about every fifth start.
  func prepare() throws(BrowserError) {
    for domain in ["Page", "Runtime", "Network", "DOM", "Inspector", "Log"] {
      try call("\(domain).enable")
    }
    for (method, parameters) in emulation + phoneEmulation {
      try call(method, parameters)
    }
    try call(
      "Fetch.enable",
      """
      {"patterns": [{"urlPattern": "*"}, \
      {"urlPattern": "*", "resourceType": "Document", "requestStage": "Response"}], \
      "handleAuthRequests": \(request.access.credentials != nil)}
      """)
    // Report workers without delaying their start.
    try call(
      "Target.setAutoAttach",
      """
      {"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true, \
      "filter": [{"type": "worker"}, {"type": "shared_worker"}]}
      """)
    try prepareTime()
    let scripts = LivePage.watch + observer
    try call(
      "Page.addScriptToEvaluateOnNewDocument",
      """
      {"source": \(JSONWriter.quoted(scripts)), "worldName": "\(LivePage.world)", \
      "runImmediately": true}
      """)
  }

  private var emulation: [(String, String)] {
    let features = PageRequest.preferenceFeatures.map { name, feature, value in
      let chosen = request.preferences.contains(name) ? value : LivePage.defaultValue(of: feature)
      return "{\"name\": \"\(feature)\", \"value\": \"\(chosen)\"}"
    }
    return [
      (
        "Emulation.setDeviceMetricsOverride",
        """
        {"width": \(request.width), "height": \(request.height), "deviceScaleFactor": 3, \
        "mobile": true, "screenWidth": \(request.width), "screenHeight": \(request.height)}
        """
      ),
      ("Emulation.setTouchEmulationEnabled", "{\"enabled\": true, \"maxTouchPoints\": 5}"),
      (
        "Emulation.setEmulatedMedia",
        """
        {"features": [\((features + LivePage.touchFeatures).joined(separator: ", "))]}
        """
      ),
      ("Emulation.setFocusEmulationEnabled", "{\"enabled\": true}"),
      ("Emulation.setTimezoneOverride", "{\"timezoneId\": \"UTC\"}"),
      (
        "Emulation.setLocaleOverride",
        "{\"locale\": \(JSONWriter.quoted(request.language ?? HeadlessBrowser.defaultLanguage))}"
      ),
    ]
  }

  private static let touchFeatures = [
    "{\"name\": \"hover\", \"value\": \"none\"}", "{\"name\": \"pointer\", \"value\": \"coarse\"}",
  ]

  private static func defaultValue(of feature: String) -> String {
    switch feature {
    case "prefers-color-scheme": "light"
    case "forced-colors": "none"
    default: "no-preference"
    }
  }
}
