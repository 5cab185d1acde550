// SPDX-License-Identifier: MIT

// Screens as an app's author writes them: nothing here knows Assay but the import line.
import AssayViews

@Observable
final class Account {
  var name: String
  var email: String
  var isSubscribed: Bool
  var devices: [Gadget]

  init(name: String, email: String = "", isSubscribed: Bool = false, devices: [Gadget] = []) {
    self.name = name
    self.email = email
    self.isSubscribed = isSubscribed
    self.devices = devices
  }
}

struct Gadget: Identifiable, Hashable {
  let id: Int
  var name: String
  var symbol: String
  var battery: Double
}

@MainActor
final class SyncModel: ObservableObject {
  @Published var isRunning = false
  @Published private(set) var progress = 0.25
  init() {}
}

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var tint: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 20)
      .foregroundStyle(.white)
      .background(Capsule().fill(isEnabled ? tint : .gray))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title.font(.caption2)
    }
  }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      configuration.label
    }
    .buttonStyle(.plain)
  }
}

struct Triangle: Shape {
  var skew: CGFloat = 0

  var animatableData: CGFloat {
    get { skew }
    set { skew = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX + skew, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct GadgetRow: View {
  let gadget: Gadget
  @ScaledMetric(relativeTo: .body) private var iconSize = 24.0

  private var batteryText: Text {
    Text("\(Int(gadget.battery * 100))%").foregroundColor(gadget.battery < 0.2 ? .red : .secondary)
  }

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: gadget.symbol)
        .resizable()
        .scaledToFit()
        .frame(width: iconSize, height: iconSize)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(gadget.name).font(.headline)
        Text("Battery ").font(.subheadline) + batteryText.bold()
      }
      Spacer()
      if gadget.battery < 0.2 {
        Image(systemName: "battery.25").foregroundStyle(.red)
      } else if gadget.battery > 0.9 {
        Image(systemName: "battery.100").foregroundStyle(.green)
      } else {
        EmptyView()
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

struct SettingsScreen: View {
  @State private var searchText = ""
  @State private var isShowingSheet = false
  @State private var path = NavigationPath()
  @Bindable var account: Account
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @FocusState private var isEditing: Bool
  @AppStorage("usesWiFi") private var usesWiFi = true

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          TextField("Name", text: $account.name)
            .focused($isEditing)
            .textInputAutocapitalization(.words)
          TextField("E-mail", text: $account.email, prompt: Text("you@example.com"))
            .keyboardType(.emailAddress)
          SecureField("Password", text: .constant("secret"))
        } header: {
          Text("Account")
        } footer: {
          Text("Signed in as \(account.name)").foregroundStyle(.secondary)
        }

        Section("Devices") {
          ForEach(account.devices) { gadget in
            NavigationLink(value: gadget) { GadgetRow(gadget: gadget) }
          }
          .onDelete { account.devices.remove(atOffsets: $0) }
          if account.devices.isEmpty {
            Text("No devices").italic()
          }
        }

        Section("Network") {
          Toggle("Use Wi-Fi only", isOn: $usesWiFi).tint(.green)
          Toggle(isOn: $account.isSubscribed) { Label("Subscribed", systemImage: "star") }
        }

        Button("Sign out", role: .destructive) { dismiss() }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Gadget.self) { GadgetRow(gadget: $0) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { isShowingSheet = true }.bold()
        }
      }
      .sheet(isPresented: $isShowingSheet) { Text("Saved") }
      .onAppear { searchText = "" }
      .task { await load() }
      .onChange(of: searchText) { _, new in print(new) }
      .animation(.easeInOut, value: account.isSubscribed)
    }
  }

  private func load() async {}
}

/// A view of a main-actor model, as of the older frameworks.
struct SyncView: View {
  @ObservedObject var model: SyncModel

  var body: some View {
    VStack {
      if model.isRunning {
        ProgressView("Syncing", value: model.progress)
      } else {
        Button("Sync now") { withAnimation { model.isRunning = true } }
          .buttonStyle(.borderedProminent)
      }
    }
    .padding(16)
  }
}
