import Importers
import Simulator
import Testing

/// Texts that an app shows through code that a tool generated from its catalogues.
struct SwiftUIGeneratedTextTests {
  /// Returns the announcements of the view in `Main.swift`.
  private func announcements(_ files: [String: String], language: String) throws -> [String] {
    let project = try ProjectFolder(files)
    var options = ImportOptions()
    options.language = language
    let imported = try ImportedScreen.contents(
      ofFile: project.path("Main.swift"), options: options)
    return VoiceOver().read(imported[0].screen).stops.map(\.announcement.text)
  }

  @Test func `Generated accessors look their keys up in the bundle`() throws {
    let heard = try announcements(
      [
        "Main.swift": """
        import SwiftUI
        struct Main: View { var body: some View {
          Text(L10n.Home.welcome("Kim")); Text(L10n.title); Text(L10n.missing)
        } }
        """,
        "Strings+Generated.swift": """
        import Foundation
        enum L10n {
          static let title = L10n.tr("Localizable", "title", fallback: "Settings")
          static let missing = L10n.tr("Localizable", "missing", fallback: "Fallback")
          enum Home {
            static func welcome(_ p1: Any) -> String {
              L10n.tr("Localizable", "home.welcome", String(describing: p1), fallback: "Welcome, %@")
            }
          }
        }
        extension L10n {
          private static func tr(
            _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
          ) -> String {
            let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        private final class BundleToken {
          static let bundle: Bundle = {
            #if SWIFT_PACKAGE
            return Bundle.module
            #else
            return Bundle(for: BundleToken.self)
            #endif
          }()
        }
        """,
        "de.lproj/Localizable.strings": """
        "home.welcome" = "Willkommen, %@";
        "title" = "Einstellungen";
        """,
      ], language: "de")
    #expect(heard == ["Willkommen, Kim", "Einstellungen", "Fallback"])
  }

  @Test func `The main bundle looks up a key without a table`() throws {
    let heard = try announcements(
      [
        "Main.swift": """
        import SwiftUI
        struct Main: View { var body: some View {
          Text(Bundle.main.localizedString(forKey: "title", value: nil, table: nil))
        } }
        """,
        "de.lproj/Localizable.strings": #""title" = "Einstellungen";"#,
      ], language: "de")
    #expect(heard == ["Einstellungen"])
  }

  @Test func `Symbols of a string catalogue are read as their texts`() throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
      "home.title": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Home"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Accueil"}}}},
      "welcome": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello %@"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Bonjour %@"}}}}
      }}
      """
    let heard = try announcements(
      [
        "Main.swift": """
        import SwiftUI
        struct Main: View { var body: some View {
          Text(.homeTitle); Text(.welcome("Kim"))
          Text(String(localized: .homeTitle)).accessibilityLabel(.welcome("Bo"))
        } }
        """,
        "Localizable.xcstrings": catalogue,
      ], language: "fr")
    #expect(heard == ["Accueil", "Bonjour Kim", "Bonjour Bo"])
  }

  @Test func `A symbol inside a text is read with the system's word for it`() throws {
    let trial = try SwiftUITrial(
      #"Text("Tap \(Image(systemName: "plus")) now"); Text(Image(systemName: "magnifyingglass"))"#)
    #expect(trial.heard == ["Tap Add now", "Search"])
  }

  @Test func `A key that code composes is looked up as a plain text`() throws {
    let heard = try announcements(
      [
        "Main.swift": #"""
        import SwiftUI
        struct Main: View {
          let day = "monday"
          var key: String { "day.\(day)" }
          var body: some View {
            Text(LocalizedStringKey(key)); Text(NSLocalizedString("day.\(day)", comment: ""))
            Text(String(localized: String.LocalizationValue(key)))
            Text(LocalizedStringKey("day.\(day)"))
          }
        }
        """#,
        "de.lproj/Localizable.strings": """
        "day.monday" = "Montag";
        "day.%@" = "Tag %@";
        """,
      ], language: "de")
    #expect(heard == ["Montag", "Montag", "Montag", "Tag monday"])
  }
}
