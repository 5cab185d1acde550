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

  /// - Parameter content: of the screen, from back to front.
  func items(over content: [DisplayItem]) -> [DisplayItem] {
    // A phone in landscape hides its status bar, also where a safe area is at its top.
    let isLandscapePhone = device.idiom == .phone && device.size.width > device.size.height
    let showsStatusBar = device.safeArea.top >= 20 && !hidesStatusBar && !isLandscapePhone
    let own = environment.values.colorScheme
    return (showsStatusBar ? statusBar(ink(barColorScheme ?? own)) : [])
      + homeIndicator(over: content, own)
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

  /// Dark over light content and light over dark: the system looks at what is behind it.
  private func homeIndicator(
    over content: [DisplayItem], _ scheme: ColorScheme
  ) -> [DisplayItem] {
    guard device.safeArea.bottom > 0 else { return [] }
    let width = min(134, device.size.width * 0.36)
    let bar = Rect(
      x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
    var scheme = scheme
    if case .color(let color) = Ground(of: bar, in: content) {
      scheme = color.luma < 0.5 ? .dark : .light
    }
    let ink = ink(scheme)
    return [.fill(.roundedRectangle(bar, CornerRadii(all: 2.5), .circular), .color(ink))]
  }
}
