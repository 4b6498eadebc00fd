internal import ImportSupport
internal import Simulator
internal import TextIO

extension ImportedScreen {
  /// Moves the settings from ``fileSettings`` to ``settings``, after checking each of them, and
  /// adds settings for the file's device.
  ///
  /// - Throws: `InputError` if no reader has the key of a setting, or if no reader with the key
  ///   accepts the value.
  mutating func applyFileSettings() throws(InputError) {
    if let device {
      settings += device.settings
      let missing = device.missing
      if !missing.isEmpty {
        screen.diagnostics.insert(
          ImportDiagnostic(missing.joined(separator: " ")), at: min(1, screen.diagnostics.count))
      }
    }
    for setting in fileSettings {
      try setting.check()
      settings.append((setting.key, setting.value))
    }
    fileSettings = []
  }
}

extension DeviceFacts {
  /// Sentences about versions and languages of the device that are not simulated.
  ///
  /// Each sentence names the version or language that is used instead.
  fileprivate var missing: [String] {
    var sentences: [String] = []
    let levels = TalkBackSettings.apiLevels
    if let api, !levels.contains(api) {
      let nearest = min(max(api, levels.lowerBound), levels.upperBound)
      sentences.append("Android API \(api) is not simulated; the nearest, \(nearest), is.")
    }
    guard let locale else { return sentences }
    let readers = allReaders.filter { reader in
      var changed = reader
      return (try? changed.set("locale", to: locale)) == nil
    }
    return sentences
      + readers.map { "\($0.displayName) does not speak “\(locale)”; it uses \($0.language)." }
  }

  /// The settings that select the nearest simulated versions, and the language of the device.
  fileprivate var settings: [(key: String, value: String)] {
    var settings: [(key: String, value: String)] = []
    for (reader, version) in [(TalkBack.name, talkBack), (VoiceOver.name, iOS)] {
      let numbers = version?.prefix { $0.isNumber || $0 == "." }
      let release = ReaderRelease(reader: numbers.flatMap { ReaderRelease.Release($0) })
      settings += release.knownSettings(of: reader).map { ("\(reader).\($0.key)", $0.value) }
    }
    if let api {
      let levels = TalkBackSettings.apiLevels
      let level = min(max(api, levels.lowerBound), levels.upperBound)
      settings.append(("\(TalkBack.name).api", String(level)))
    }
    // A reader that does not have the language of the device keeps its current language.
    if let locale { settings.append(("locale", locale)) }
    return settings
  }
}

extension FileSetting {
  fileprivate func check() throws(InputError) {
    let scope = SettingScope(key)
    let owners = allReaders.filter { reader in
      scope.contains(reader) && type(of: reader).settings.contains { $0.key == scope.key }
    }
    guard !owners.isEmpty else { throw unknownKey() }
    var known: [String] = []
    for owner in owners {
      var reader = owner
      do {
        try reader.set(scope.key, to: value)
        return
      } catch {
        guard case .unknownValue(_, key: _, let values) = error else { continue }
        for word in values where !known.contains(word) { known.append(word) }
      }
    }
    throw InputError(
      file: file, position: valuePosition, problem: "“\(key)” cannot be “\(value)”",
      remedy: "it takes \(known.joined(separator: ", "))")
  }

  private func unknownKey() -> InputError {
    var keys = ["idiom", "direction"]
    for reader in allReaders {
      for setting in type(of: reader).settings where !keys.contains(setting.key) {
        keys.append(setting.key)
      }
    }
    return InputError(
      file: file, position: keyPosition, problem: "unknown setting “\(key)”",
      remedy: "settings are \(keys.joined(separator: ", "))")
  }
}
