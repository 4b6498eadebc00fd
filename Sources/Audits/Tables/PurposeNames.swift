/// The names that platforms give to the purposes of HTML's `autocomplete`.
enum PurposeNames {
  /// The input types of Android that show that a field is for personal data.
  ///
  /// Source: Android, TextView, `android:inputType`.
  static let inputTypes: Set<String> = [
    "password", "textPassword", "textWebPassword", "textVisiblePassword", "numberPassword",
    "textEmailAddress", "textWebEmailAddress", "phone", "textPostalAddress", "textPersonName",
  ]

  /// The autofill hint of Android for each purpose; the key is HTML's `autocomplete` word.
  ///
  /// Source: AndroidX, androidx.autofill.HintConstants.
  static let android = [
    "email": "emailAddress", "tel": "phoneNumber", "name": "personName",
    "given-name": "personGivenName", "family-name": "personFamilyName", "username": "username",
    "current-password": "password", "new-password": "newPassword", "one-time-code": "smsOTPCode",
    "street-address": "streetAddress", "postal-code": "postalCode",
    "address-level2": "addressLocality", "country-name": "addressCountry", "bday": "birthDateFull",
    "cc-number": "creditCardNumber", "cc-exp": "creditCardExpirationDate",
    "cc-csc": "creditCardSecurityCode",
  ]

  /// The content type of iOS for each purpose; the key is HTML's `autocomplete` word.
  ///
  /// Source: UIKit, UITextContentType, in the words of Interface Builder.
  static let ios = [
    "email": "Email Address", "tel": "Telephone Number", "name": "Name",
    "given-name": "Given Name", "family-name": "Family Name", "username": "Username",
    "current-password": "Password", "new-password": "New Password",
    "one-time-code": "One Time Code",
    "street-address": "Full Street Address", "postal-code": "Postal Code",
    "address-level2": "City", "country-name": "Country", "organization": "Organization Name",
    "cc-number": "Credit Card Number", "cc-exp": "Credit Card Expiration",
    "cc-csc": "Credit Card Security Code",
  ]

  /// The values of `autoComplete` in React Native that differ from HTML's; the key is HTML's word.
  ///
  /// Source: React Native 0.81, TextInput.js, `autoComplete`.
  static let react = [
    "bday": "birthdate-full", "address-level2": "postal-address-locality",
    "country-name": "postal-address-country",
  ]
}
