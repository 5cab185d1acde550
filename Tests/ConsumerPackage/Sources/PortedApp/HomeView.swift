// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import os

// A screen as an app has it: `import SwiftUI` means Apple's on a Mac, and Assay's on Linux.

public final class Counter: ObservableObject {
  @Published public var count = 0
  public init() {}
}

extension EnvironmentValues {
  @Entry var accent: Color = .blue
}

private let logger = Logger(subsystem: "com.example.app", category: "home")

public struct HomeView: View {
  @StateObject private var counter = Counter()
  @State private var greeting = "…"
  @Environment(\.accent) private var accent

  public init() {}

  public var body: some View {
    SwiftUI.VStack(spacing: 8) {
      Text(greeting).font(.headline)
      Text("\(counter.count) visits").foregroundStyle(accent)
    }
    .padding()
    .onAppear {
      greeting = "Welcome"
      counter.count += 1
      logger.info("visit \(counter.count, privacy: .public)")
    }
  }
}

#Preview("Home", traits: .sizeThatFitsLayout) {
  HomeView()
}

#Preview {
  @Previewable @State var isOn = true
  Toggle("Notifications", isOn: $isOn).padding()
}

// A view of the preview's own, which holds a state.
#Preview("Local", traits: .sizeThatFitsLayout) {
  struct Wrapper: View {
    @State private var isOn = true
    var body: some View {
      Toggle("Sounds", isOn: $isOn).padding()
    }
  }
  return Wrapper()
}

#Preview("Fatal", traits: .fixedLayout(width: 100, height: 50)) {
  let index = ProcessInfo.processInfo.environment["CONSUMER_TRAPS"] == nil ? 0 : 5
  Text("\([1, 2][index])")
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HomeView().previewDisplayName("Provided").previewLayout(.sizeThatFits)
      Text("Card").padding().previewLayout(.fixed(width: 120, height: 60))
    }
    .environment(\.accent, .red)
  }
}
