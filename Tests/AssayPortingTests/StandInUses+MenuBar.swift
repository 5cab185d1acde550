// SPDX-License-Identifier: MIT

extension StandInUses {
  /// Keys for the whole system, as the documentation of KeyboardShortcuts has them.
  static let keyboardShortcuts = #"""
    import KeyboardShortcuts
    import SwiftUI

    extension KeyboardShortcuts.Name {
      static let toggle = Self("toggle", default: .init(.space, modifiers: [.command, .shift]))
      static let reload = Self("reload")
    }

    struct ShortcutSettings: View {
      var body: some View {
        Form {
          KeyboardShortcuts.Recorder("Toggle", name: .toggle)
          KeyboardShortcuts.Recorder(for: .reload) { print($0 == nil) }
        }
        .task {
          for await event in KeyboardShortcuts.events(for: .toggle) where event == .keyUp {}
        }
        .onAppear {
          KeyboardShortcuts.onKeyUp(for: .toggle) { print("toggled") }
          let shortcut = KeyboardShortcuts.getShortcut(for: .reload)
          print(shortcut == KeyboardShortcuts.Name.toggle.shortcut)
        }
      }
    }
    """#

  /// The start with the Mac, as the documentation of LaunchAtLogin has it.
  static let launchAtLogin = #"""
    import LaunchAtLogin
    import SwiftUI

    struct StartSettings: View {
      var body: some View {
        LaunchAtLogin.Toggle()
        LaunchAtLogin.Toggle("Start with the Mac")
        LaunchAtLogin.Toggle { Text("Start").bold() }
      }
    }

    struct StartSwitch: View {
      @ObservedObject private var launchAtLogin = LaunchAtLogin.observable
      var body: some View { Toggle("Launch", isOn: $launchAtLogin.isEnabled) }
    }
    """#

  /// The command for updates, as the documentation of Sparkle has it.
  static let updates = #"""
    import Combine
    import Sparkle
    import SwiftUI

    final class CheckForUpdatesModel: ObservableObject {
      @Published var canCheckForUpdates = false
      init(updater: SPUUpdater) {
        updater.publisher(for: \.canCheckForUpdates).assign(to: &$canCheckForUpdates)
      }
    }

    final class Updates: NSObject, SPUUpdaterDelegate {
      private var controller: SPUStandardUpdaterController?
      func begin() {
        controller = SPUStandardUpdaterController(
          startingUpdater: true, updaterDelegate: self, userDriverDelegate: nil)
        controller?.updater.automaticallyChecksForUpdates = true
        controller?.checkForUpdates(nil)
      }
      func updater(_ updater: SPUUpdater, didFindValidUpdate item: SUAppcastItem) {
        print(item.displayVersionString)
      }
    }

    struct CheckForUpdatesView: View {
      @ObservedObject private var model: CheckForUpdatesModel
      private let updater: SPUUpdater
      init(updater: SPUUpdater) {
        self.updater = updater
        model = CheckForUpdatesModel(updater: updater)
      }
      var body: some View {
        Button("Check for Updates…", action: updater.checkForUpdates)
          .disabled(!model.canCheckForUpdates)
      }
    }
    """#
}
