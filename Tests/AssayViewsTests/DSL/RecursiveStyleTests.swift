// SPDX-License-Identifier: MIT

import Testing

@testable import AssayNodes
@testable import AssayViews

/// Styles whose bodies have the style itself inside, as those of nested controls do. Their types
/// must not need themselves.
private struct OwnButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.buttonStyle(self) }
}

private struct OwnPrimitiveButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.buttonStyle(self) }
}

private struct OwnToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.toggleStyle(self) }
}

private struct OwnLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title.labelStyle(self) }
}

private struct OwnDisclosureGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.disclosureGroupStyle(self)
  }
}

private struct OwnGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.groupBoxStyle(self)
  }
}

private struct OwnLabeledContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.labeledContentStyle(self)
  }
}

private struct OwnProgressView: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.progressViewStyle(self)
  }
}

private struct OwnGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.gaugeStyle(self) }
}

private struct OwnMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Text("row").menuStyle(self) }
}

private struct OwnControlGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.controlGroupStyle(self)
  }
}

private struct OwnDatePicker: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.datePickerStyle(self)
  }
}

private struct OwnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.formStyle(self) }
}

private struct OwnTextField: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View { Text("row").textFieldStyle(self) }
}

private struct OwnModifier: ViewModifier {
  var isOuter = true
  func body(content: Content) -> some View {
    if isOuter { content.modifier(OwnModifier(isOuter: false)) } else { content }
  }
}

@Suite("Styles inside themselves")
@MainActor
struct RecursiveStyleTests {
  private func rows(_ view: some View) throws -> Int {
    let lines = try TreeText.lines(view.viewNode(in: EnvironmentValues()))
    return lines.matches(of: /[\"']row[\"']/).count
  }

  @Test("a style may have itself inside")
  func styles() throws {
    #expect(try rows(Button("row") {}.buttonStyle(OwnButton())) == 1)
    #expect(try rows(Toggle("row", isOn: .constant(true)).toggleStyle(OwnToggle())) == 1)
    #expect(try rows(Label("row", systemImage: "star").labelStyle(OwnLabel())) == 1)
    #expect(
      try rows(
        DisclosureGroup("row") { Text("content") }.disclosureGroupStyle(OwnDisclosureGroup())) == 1)
    #expect(try rows(GroupBox { Text("row") }.groupBoxStyle(OwnGroupBox())) == 1)
    #expect(try rows(Button("row") {}.buttonStyle(OwnPrimitiveButton())) == 1)
    #expect(
      try rows(LabeledContent("title", value: "row").labeledContentStyle(OwnLabeledContent())) == 1
    )
    #expect(try rows(ProgressView("row").progressViewStyle(OwnProgressView())) == 1)
    #expect(try rows(Gauge(value: 0.5) { Text("row") }.gaugeStyle(OwnGauge())) == 1)
    #expect(try rows(Menu("title") { Text("item") }.menuStyle(OwnMenu())) == 1)
    #expect(try rows(ControlGroup { Text("row") }.controlGroupStyle(OwnControlGroup())) == 1)
    #expect(
      try rows(
        DatePicker("row", selection: .constant(.distantPast)).datePickerStyle(OwnDatePicker())) == 1
    )
    #expect(try rows(Form { Text("row") }.formStyle(OwnForm())) == 1)
    #expect(try rows(TextField("title", text: .constant("")).textFieldStyle(OwnTextField())) == 1)
    #expect(try rows(Text("row").modifier(OwnModifier())) == 1)
  }
}
