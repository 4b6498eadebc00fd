import Importers
import Simulator
import Testing

@testable import Audits

/// Field purposes recognised in labels of four languages, and their keyboards.
struct FieldPurposeTests {
  private static let labels: [(language: String, label: String, purpose: WordList.Purpose?)] = [
    ("en", "Email", .email), ("en", "Enter your work email address *", .email),
    ("en", "Email (we never share it)", .email), ("en", "Phone number, required", .phone),
    ("en", "Number of guests", .number), ("en", "Date of birth", .birthday),
    ("en", "Start date", .date), ("en", "Date of birth, day", nil), ("en", "File name", nil),
    ("en", "Enter your email address to reset your password*", .email),
    ("en", "Code to verify your phone", nil), ("en", "Reason to change the password", nil),
    ("de", "E-Mail, um das Passwort zu ändern", .email),
    ("en", "Confirm password", .password), ("en", "Postcode", .postalCode),
    ("en", "Date of arrival", .date), ("en", "Amount in euros", .amount),
    ("en", "Name of the dog", nil), ("de", "Datum der Abreise", .date),
    ("de", "Betrag in Euro", .amount),
    ("en", "How did you hear of us?", nil), ("en", "Message", nil),
    ("de", "Ihre E-Mail-Adresse (Pflichtfeld)", .email), ("de", "Telefonnummer", .phone),
    ("de", "Neues Passwort", .password), ("de", "Geburtsdatum", .birthday), ("de", "Email", .email),
    ("fr", "Votre adresse e-mail", .email), ("fr", "Numéro de téléphone portable", .phone),
    ("fr", "Mot de passe", .password), ("fr", "Code postal", .postalCode),
    ("es", "Correo electrónico", .email), ("es", "Teléfono", .phone),
    ("es", "Su contraseña", .password), ("es", "Fecha de nacimiento", .birthday),
  ]

  @Test(arguments: labels.indices) func `A label identifies the purpose of its field`(index: Int)
    throws
  {
    let (language, label, purpose) = Self.labels[index]
    var screen = Screen(origin: .design)
    screen.language = language
    screen.append(Node(.textBox, label: AuthoredText(label)))
    let subject = AuditSubject(screen, by: allReaders, in: [.asGiven])
    #expect(PurposeReader(subject).read(label)?.purpose == purpose, "\(language): \(label)")
  }

  @Test func `Every keyboard except the text keyboard has a setting on the web and on Android`() {
    for kind in KeyboardKind.allCases where kind != .text {
      #expect(kind.setting(on: .web) != nil && kind.setting(on: .android) != nil, "\(kind)")
    }
  }

  @Test(arguments: [
    ("Email*", true), ("Email *", true), ("* Email", true), ("Email (*)", true), ("Email *:", true),
    ("5*3", false), ("**", false), ("Email", false), ("*", false),
  ]) func `An asterisk marks a required field only at the edge of a label`(
    text: String, isSign: Bool
  ) {
    #expect(Asterisk.isSign(in: text) == isSign)
  }

  @Test(arguments: [
    ("#B00020", true), ("#c00", true), ("red", true), ("rgb(200, 10, 10)", true),
    ("@color/error", true), ("colors.errorRed", true), ("#202020", false), ("#ffffff", false),
    ("green", false), ("#ff8800", false),
  ]) func `Red is distinguished from other colours`(color: String, isRed: Bool) {
    #expect(SourceColor.isRed(color) == isRed)
  }
}
