import SwiftUI

struct SignUp: View {
  enum Field: Hashable {
    case email, password
  }

  @State private var email = "ann@"
  @State private var password = ""
  @State private var news = true
  @State private var isAccepted = false
  @State private var isSubmitted = false
  @FocusState private var field: Field?

  private var error: String {
    email.contains("@example") ? "" : "Please enter a valid email"
  }

  var body: some View {
    ScrollView {
      Text("Sign up")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      LabeledContent("Enter your email address (required)") {
        TextField("", text: $email)
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .submitLabel(.next)
          .focused($field, equals: .email)
          .accessibilityHint(error)
      }
      LabeledContent("Password (required)") {
        SecureField("", text: $password)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($field, equals: .password)
          .accessibilityHint("At least 8 characters")
      }
      Toggle("Daily news", isOn: $news)
      Toggle("I accept the terms", isOn: $isAccepted)
      Button("Sign up") {
        if error.isEmpty {
          isSubmitted = true
        } else {
          field = .email
        }
      }
    }
    .onSubmit {
      if field == .email { field = .password }
    }
    .alert("Check your mailbox", isPresented: $isSubmitted) {
      Button("OK") {}
    }
  }
}
