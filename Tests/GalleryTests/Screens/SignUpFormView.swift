// SPDX-License-Identifier: MIT

import AssayViews

/// A model as an app would have it: the fields, and what is wrong with them.
@Observable
final class SignUpModel {
  var name = "Ada Lovelace"
  var email = "ada@example"
  var password = "secret"
  var wantsNews = true

  var emailError: String? {
    email.contains("@") && email.contains(".")
      ? nil : "Enter a complete address, such as ada@example.com"
  }

  var passwordError: String? {
    password.count >= 8 ? nil : "Use at least 8 characters"
  }

  var isValid: Bool { emailError == nil && passwordError == nil }
}

/// A form that says beside each field what is wrong with it.
struct SignUpFormView: View {
  @State private var model = SignUpModel()

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $model.name)
          ValidatedRow(error: model.emailError) {
            TextField("Email", text: $model.email)
          }
          ValidatedRow(error: model.passwordError) {
            SecureField("Password", text: $model.password)
          }
        }
        Section {
          Toggle("Send me news", isOn: $model.wantsNews)
        } footer: {
          Text("At most one letter a month. You can stop them at any time.")
        }
        Section {
          Button("Create Account") {}
            .disabled(!model.isValid)
        }
      }
      .navigationTitle("Sign Up")
    }
  }
}

private struct ValidatedRow<Field: View>: View {
  var error: String?
  @ViewBuilder var field: Field

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        field
        if error != nil {
          Image(systemName: "exclamationmark.circle.fill")
            .foregroundStyle(.red)
            .accessibilityHidden(true)
        } else {
          Image(systemName: "checkmark.circle.fill")
            .foregroundStyle(.green)
            .accessibilityLabel("valid")
        }
      }
      if let error {
        Text(error)
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
  }
}
