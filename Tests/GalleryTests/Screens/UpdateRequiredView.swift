// SPDX-License-Identifier: MIT

import AssayViews

/// The wall in front of an app that is too old.
struct UpdateRequiredView: View {
  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      ZStack {
        RoundedRectangle(cornerRadius: 28)
          .fill(
            LinearGradient(
              colors: [.cyan, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(width: 120, height: 120)
          .shadow(color: .blue.opacity(0.35), radius: 20, x: 0, y: 10)
        Image(systemName: "arrow.down.circle.fill")
          .font(.system(size: 56))
          .foregroundStyle(.white)
      }
      .accessibilityHidden(true)
      Text("Software Update Required")
        .font(.title)
        .bold()
        .multilineTextAlignment(.center)
        .padding(.top, 32)
      Text("This version can no longer reach our servers. Update to keep your trips in sync.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.top, 12)
      Spacer()
      VStack(spacing: 12) {
        Button {
        } label: {
          Text("Update Now")
            .font(.headline)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 16)
            .background(.blue, in: Capsule())
        }
        Button("Remind Me Tomorrow") {}
          .padding(.vertical, 8)
        Text("Version 2.4.1 · needs 3.0 or later")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(24)
    .frame(maxWidth: 520)
  }
}
