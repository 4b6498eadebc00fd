import ImportSupport
import Importers
import Simulator
import Testing

/// Translations that the code itself contains, plurals of ICU messages, and numbers for people.
@Suite struct JSXTranslationTests {
  /// Returns the text that an expression shows.
  private func text(
    _ expression: String, code: String = "", language: String? = nil
  ) throws -> String? {
    let source = """
      import { Text } from 'react-native';
      \(code)
      export default function Screen({ user }) { return <Text>{\(expression)}</Text>; }
      """
    var options = ImportOptions()
    options.language = language
    let screen = try #require(
      ImportedScreen.contents(of: Array(source.utf8), format: .jsx, options: options).first
    ).screen
    return screen.preorder.map { screen[$0.index].name }.first
  }

  private static let languages = """
    const texts = {
      en: { hello: 'Hello', cart: { open: 'Open %{name}' }, left: { one: '1 day', other: '%{count} days' } },
      de: { hello: 'Hallo', left: { one: '1 Tag', other: '%{count} Tage' } },
    };
    """

  @Test(arguments: [
    ("i18n.t('hello')", "en", "Hello"), ("i18n.t('cart.open', { name: 'Bag' })", "en", "Open Bag"),
    ("i18n.t('left', { count: 1 })", "en", "1 day"),
    ("i18n.t('left', { count: 3 })", "de", "3 Tage"), ("i18n.t('hello')", "de-AT", "Hallo"),
    ("i18n.t('none')", "en", "⟨none⟩"), ("i18n.t('hello')", "fr", "⟨hello⟩"),
  ])
  func `Translations in the code are texts in the chosen language`(
    _ expression: String, _ language: String, _ expected: String
  ) throws {
    for code in ["const i18n = new I18n(texts);", "i18n.translations = texts;"] {
      let found = try text(expression, code: "\(Self.languages)\n\(code)", language: language)
      #expect(found == expected, "\(code)")
    }
  }

  @Test(arguments: [
    ("t('title')", "Home"), ("t('errors:wrong')", "Wrong"), ("t('left', { count: 2 })", "2 left"),
    ("t('none', 'Usual')", "Usual"),
  ])
  func `Resources of i18next are texts`(_ expression: String, _ expected: String) throws {
    let code = """
      i18n.use(initReactI18next).init({ lng: 'en', resources: { en: {
        translation: { title: 'Home', left_one: '1 left', left_other: '{{count}} left' },
        errors: { wrong: 'Wrong' },
      } } });
      """
    #expect(try text(expression, code: code) == expected)
  }

  private static let parcels = "{count, plural, =0 {No parcels} one {# parcel} other {# parcels}}"

  @Test(arguments: [
    (parcels, "{ count: 0 }", "No parcels"), (parcels, "{ count: 1 }", "1 parcel"),
    (parcels, "{ count: 1200 }", "1,200 parcels"), (parcels, "{ count: user }", "⟨count⟩"),
    ("To {who, select, me {you} other {{who}}}", "{ who: 'Ann' }", "To Ann"),
    ("To {who, select, me {you} other {{who}}}", "{ who: 'me' }", "To you"),
    (
      "{a, plural, one {# day and {b, plural, one {# hour} other {# hours}}} other {x}}",
      "{ a: 1, b: 1 }", "1 day and 1 hour"
    ),
    ("{n, plural, offset:1 other {#}}", "{ n: 2 }", "⟨n⟩"),
    ("{n, plural, one {#}}", "{ n: 1 }", "⟨n⟩"),
  ])
  func `A plural or selection of a message depends on its value`(
    _ message: String, _ values: String, _ expected: String
  ) throws {
    let expression = "intl.formatMessage({ id: 'a', defaultMessage: '\(message)' }, \(values))"
    #expect(try text(expression) == expected)
  }

  @Test(arguments: [
    ("(1234.5).toLocaleString()", "1,234.5"), ("(999).toLocaleString('en-US')", "999"),
    ("(1000000).toLocaleString()", "1,000,000"),
    ("(5).toLocaleString('de')", "⟨(5).toLocaleString('de')⟩"),
    ("['b', 'C', 'a'].sort((x, y) => x.localeCompare(y)).join('')", "abC"),
  ])
  func `Numbers and orders for people follow the language`(
    _ expression: String, _ expected: String
  ) throws {
    #expect(try text(expression) == expected)
  }

  @Test func `A branch with the name of a constant before a call is no function`() throws {
    let code = "const NAMES = ['Ann', 'Bo'];\nconst shown = true ? NAMES : NAMES.map(name => name);"
    #expect(try text("shown.length", code: code) == "2")
  }
}
