import SwiftUI

struct TransferForm: View {
  @State private var amount = "9000"
  @State private var payee = ""
  private let balance = 1250
  private var error: String? {
    (Int(amount) ?? 0) > balance ? "You have only \(balance) euros." : nil
  }
  var body: some View {
    Form {
      TextField("Payee", text: $payee)
      TextField("Amount", text: $amount)
        .accessibilityLabel("Amount in euros")
        .accessibilityHint(error ?? "")
        .keyboardType(.decimalPad)
      if let error { Text(error).foregroundStyle(.red) }
      Button("Send") {}.disabled(error != nil || payee.isEmpty)
    }
  }
}

struct TransferConfirmation: View {
  @State private var isAsking = true
  var body: some View {
    Text("Transfers")
      .alert("Send 250 euros?", isPresented: $isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Send") {}
      } message: {
        Text("To Ida Berg")
      }
  }
}
