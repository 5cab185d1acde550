// SPDX-License-Identifier: MIT

import AssayViews

/// The wall in front of an app that is too old.
struct UpdateRequiredView: View {
  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      ZStack {
        RoundedRectangle(cornerRadius: 20)
          .fill(
            LinearGradient(
              colors: [.cyan, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(width: 88, height: 88)
          .shadow(color: .blue.opacity(0.35), radius: 16, x: 0, y: 8)
        Image(systemName: "arrow.down.circle.fill")
          .font(.system(size: 44))
          .foregroundStyle(.white)
      }
      .accessibilityHidden(true)
      Text("Software Update Required")
        .font(.title)
        .bold()
        .multilineTextAlignment(.center)
        .padding(.top, 20)
      Text("This version can no longer reach our servers. Update to keep your trips in sync.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.top, 8)
      Spacer(minLength: 12)
      VStack(spacing: 8) {
        Button {
        } label: {
          Text("Update Now")
            .font(.headline)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 14)
            .background(.blue, in: Capsule())
        }
        Button("Remind Me Tomorrow") {}
          .padding(.vertical, 4)
        Text("Version 2.4.1 · needs 3.0 or later")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
    .frame(maxWidth: 520)
  }
}
