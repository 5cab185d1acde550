// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayText
internal import AssayTraits

/// The status bar and the home indicator, as plain as a picture needs them.
struct SystemChrome {
  var device: Device
  var environment: SceneEnvironment
  var engine: TextEngine
  var hidesStatusBar = false
  /// Of the navigation bar below the status bar, where it has one of its own.
  var barColorScheme: ColorScheme?
  /// What is drawn below.
  var screen: [DisplayItem] = []

  var items: [DisplayItem] {
    // A TV has neither, and a Mac's menu bar is outside of a window.
    guard device.idiom == .phone || device.idiom == .pad else { return [] }
    // A phone in landscape hides its status bar, also where a safe area is at its top.
    let isLandscapePhone = device.idiom == .phone && device.size.width > device.size.height
    let showsStatusBar = device.safeArea.top >= 20 && !hidesStatusBar && !isLandscapePhone
    let own = environment.values.colorScheme
    return (showsStatusBar ? statusBar(ink(barColorScheme ?? own)) : [])
      + homeIndicator(own)
  }

  private func ink(_ scheme: ColorScheme) -> RGBAColor {
    SystemColors.hierarchical(
      0, ColorAppearance(isDark: scheme == .dark, isIncreasedContrast: false))
  }

  private func statusBar(_ ink: RGBAColor) -> [DisplayItem] {
    let hasNotch = device.safeArea.top >= 40
    let size: Double = hasNotch ? 17 : 12
    let run = TextRequest.Run(
      text: "9:41", font: FontDescriptor(size: size, weight: 600), color: ink)
    let layout = engine.layout(
      TextRequest(runs: [run], displayScale: device.displayScale))
    let grid = PixelGrid(scale: device.displayScale)
    let center = hasNotch ? device.safeArea.top / 2 + 5 : 10
    // Beside the notch, in the middle of the ear; without one, in the middle of the screen.
    let x =
      hasNotch
      ? device.size.width * 0.14 - layout.size.width / 2
      : (device.size.width - layout.size.width) / 2
    let frame = grid.round(
      Rect(
        x: x, y: center - layout.size.height / 2, width: layout.size.width,
        height: layout.size.height))
    let runs = layout.lines.flatMap(\.runs).map { run in
      var run = run
      for index in run.glyphs.indices {
        run.glyphs[index].x += frame.x
        run.glyphs[index].y += frame.y
      }
      return run
    }
    let right = device.size.width - (hasNotch ? device.size.width * 0.07 : 6)
    let signs = StatusSigns(right: right, center: center, scale: hasNotch ? 1 : 0.86, ink: ink)
    return [.text(TextItem(string: "9:41", frame: frame, runs: runs))] + signs.items
  }

  private func homeIndicator(_ own: ColorScheme) -> [DisplayItem] {
    guard device.safeArea.bottom > 0 else { return [] }
    let width = min(134, device.size.width * 0.36)
    let bar = Rect(
      x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
    let scheme = Ground.behind(bar, in: screen)?.colorScheme
    return [
      .fill(.roundedRectangle(bar, CornerRadii(all: 2.5), .circular), .color(ink(scheme ?? own)))
    ]
  }
}
