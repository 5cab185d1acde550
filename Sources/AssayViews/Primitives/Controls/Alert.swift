// SPDX-License-Identifier: MIT

/// The alert of iOS 13.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text

    /// Creates a button with the default look.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label)
    }
    /// Creates a button that cancels, with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label)
    }
    /// Creates a button that cancels, with the label of the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(system: "Cancel"))
    }
    /// Creates a button that deletes or discards something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label)
    }

    var view: some View { AssayViews.Button(role: role, action: {}) { label } }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with at most one button; without one, the system adds "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    self.buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    self.buttons = [primaryButton, secondaryButton]
  }
}

/// The action sheet of iOS 13.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet. Without buttons, the system adds "Cancel".
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
