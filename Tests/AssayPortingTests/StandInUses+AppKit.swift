// SPDX-License-Identifier: MIT

extension StandInUses {
  /// What apps of the menu bar, and screens with controls of the Mac, do by Apple's documentation
  /// of AppKit.
  static let appKit = #"""
    import AppKit
    import SwiftUI

    extension NSImage.Name {
      static let work = Self("BarIconWork")
    }

    final class MenuBarDelegate: NSObject, NSApplicationDelegate, NSMenuDelegate, NSPopoverDelegate,
      NSWindowDelegate
    {
      private var statusItem: NSStatusItem?
      private let popover = NSPopover()
      private var panel: NSPanel!
      func applicationDidFinishLaunching(_ notification: Notification) {
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        item.button?.image = NSImage(systemSymbolName: "timer", accessibilityDescription: nil)
        item.button?.imagePosition = .imageLeading
        item.button?.target = self
        item.button?.sendAction(on: [.leftMouseDown, .rightMouseDown])
        let menu = NSMenu()
        menu.delegate = self
        menu.addItem(withTitle: "Settings…", action: nil, keyEquivalent: ",")
        menu.addItem(.separator())
        let quit = NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q")
        quit.keyEquivalentModifierMask = [.command, .shift]
        quit.state = .on
        menu.addItem(quit)
        item.menu = menu
        statusItem = item
        popover.contentViewController = NSHostingController(rootView: Text("Popover"))
        popover.behavior = .transient
        popover.delegate = self
        if let button = statusItem?.button {
          popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
          popover.contentViewController?.view.window?.makeKey()
        }
        item.button?.image = NSImage(named: .work)
        item.button?.contentTintColor = NSColor.red.blended(withFraction: 0.5, of: .white)
        NSApp.setActivationPolicy(.accessory)
        for app in NSWorkspace.shared.runningApplications where app.isActive { app.activate() }
      }
      func open() {
        panel = FloatingPanel(rootView: Text("Panel"))
        panel.makeKeyAndOrderFront(nil)
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.2
          panel.animator().alphaValue = 0
        } completionHandler: {
          self.panel.orderOut(nil)
        }
      }
      func windowWillClose(_ notification: Notification) { panel = nil }
    }

    final class FloatingPanel<Content: View>: NSPanel {
      init(rootView: Content) {
        super.init(
          contentRect: NSRect(x: 0, y: 0, width: 300, height: 200),
          styleMask: [.nonactivatingPanel, .titled, .resizable, .fullSizeContentView],
          backing: .buffered, defer: false)
        isFloatingPanel = true
        level = .statusBar
        collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
        titleVisibility = .hidden
        animationBehavior = .none
        hidesOnDeactivate = true
        standardWindowButton(.closeButton)?.isHidden = true
        contentView = NSHostingView(rootView: rootView)
      }
      override var canBecomeKey: Bool { true }
      override func resignKey() {
        super.resignKey()
        close()
      }
    }

    struct WindowReader: NSViewRepresentable {
      @Binding var window: NSWindow?
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async {
          self.window = view.window
          view.window?.titlebarAppearsTransparent = true
          print(view.window?.frame ?? .zero)
        }
        return view
      }
      func updateNSView(_ nsView: NSView, context: Context) {}
    }

    struct Field: NSViewRepresentable {
      @Binding var text: String
      final class Coordinator: NSObject, NSTextFieldDelegate {
        var parent: Field
        init(_ parent: Field) { self.parent = parent }
        func controlTextDidChange(_ obj: Notification) {
          guard let field = obj.object as? NSTextField else { return }
          parent.text = field.stringValue
        }
        func control(
          _ control: NSControl, textView: NSTextView, doCommandBy selector: Selector
        ) -> Bool {
          false
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField(string: text)
        field.delegate = context.coordinator
        field.focusRingType = .none
        field.isBordered = false
        field.drawsBackground = false
        field.alignment = .center
        field.placeholderString = "Search"
        return field
      }
      func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }
    }

    struct Editor: NSViewRepresentable {
      @Binding var text: String
      func makeNSView(context: Context) -> NSScrollView {
        let scrollView = NSTextView.scrollableTextView()
        scrollView.hasVerticalScroller = true
        scrollView.borderType = .noBorder
        guard let textView = scrollView.documentView as? NSTextView else { return scrollView }
        textView.isRichText = false
        textView.font = .systemFont(ofSize: 13)
        textView.textContainerInset = NSSize(width: 4, height: 4)
        textView.isAutomaticQuoteSubstitutionEnabled = false
        return scrollView
      }
      func updateNSView(_ scrollView: NSScrollView, context: Context) {
        (scrollView.documentView as? NSTextView)?.string = text
      }
    }
    """#

  /// In the forms of Apple's documentation of NSSharingServicePicker and NSTrackingArea.
  static let sharing = """
    import AppKit
    import SwiftUI

    struct ShareButton: NSViewRepresentable {
      var items: [Any]
      @Binding var isShown: Bool
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        view.addTrackingArea(
          NSTrackingArea(
            rect: view.bounds, options: [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect],
            owner: view, userInfo: nil))
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {
        view.trackingAreas.forEach(view.removeTrackingArea)
        guard isShown else { return }
        let picker = NSSharingServicePicker(items: items)
        picker.delegate = context.coordinator
        picker.show(relativeTo: .zero, of: view, preferredEdge: .minY)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, NSSharingServicePickerDelegate {
        func sharingServicePicker(
          _ picker: NSSharingServicePicker, didChoose service: NSSharingService?
        ) { service?.perform(withItems: ["a"]) }
      }
    }
    func mail(_ text: String) {
      guard let service = NSSharingService(named: .composeEmail) else { return }
      service.recipients = ["a@example.com"]
      service.subject = "Hello"
      if service.canPerform(withItems: [text]) { service.perform(withItems: [text]) }
    }
    """

  /// A switch for the start with the Mac, by Apple's documentation of ServiceManagement.
  static let loginItems = #"""
    import ServiceManagement
    import SwiftUI

    struct LoginToggle: View {
      @State private var isOn = SMAppService.mainApp.status == .enabled
      var body: some View {
        Toggle("Launch at login", isOn: $isOn)
          .onChange(of: isOn) { _, isOn in
            do {
              if isOn {
                try SMAppService.mainApp.register()
              } else {
                try SMAppService.mainApp.unregister()
              }
            } catch {
              isOn ? SMAppService.openSystemSettingsLoginItems() : print(error)
            }
          }
      }
    }
    """#
}
