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
    let own = environment.values.colorScheme
    let ink = ink(barColorScheme ?? own)
    let statusBar = device.idiom == .pad ? padStatusBar : phoneStatusBar
    return (showsStatusBar ? statusBar(ink) : []) + homeIndicator(own)
  }

  private var showsStatusBar: Bool {
    // A phone in landscape hides its status bar, also where a safe area is at its top.
    let isLandscapePhone = device.idiom == .phone && device.size.width > device.size.height
    return device.safeArea.top >= 20 && !hidesStatusBar && !isLandscapePhone
  }

  /// Whether the date that a tablet shows is left out.
  var leavesDateOut: Bool { showsStatusBar && device.idiom == .pad && !writesDate }

  private func ink(_ scheme: ColorScheme) -> RGBAColor {
    SystemColors.hierarchical(
      0, ColorAppearance(isDark: scheme == .dark, isIncreasedContrast: false))
  }

  private func phoneStatusBar(_ ink: RGBAColor) -> [DisplayItem] {
    let hasNotch = device.safeArea.top >= 40
    let time = words("9:41", size: hasNotch ? 17 : 12, ink)
    let center = hasNotch ? device.safeArea.top / 2 + 5 : 10
    // Beside the notch, in the middle of the ear; without one, in the middle of the screen.
    let middle = device.size.width * (hasNotch ? 0.14 : 0.5)
    let right = device.size.width - (hasNotch ? device.size.width * 0.07 : 6)
    let signs = StatusSigns(right: right, center: center, scale: hasNotch ? 1 : 0.86, ink: ink)
    return [time.item(x: middle - time.layout.size.width / 2, center: center)] + signs.items
  }

  /// Time and date at the left, Wi-Fi and the battery with its words at the right.
  private func padStatusBar(_ ink: RGBAColor) -> [DisplayItem] {
    let center = device.safeArea.top / 2
    // The corners of a screen without a home button are round.
    let side: Double = device.safeArea.bottom > 0 ? 20 : 8
    let time = words(padTime, size: 12, ink)
    let percent = words("100%", size: 12, ink)
    let signs = StatusSigns(
      right: device.size.width - side, center: center, scale: 0.86, ink: ink,
      percentWidth: percent.layout.size.width)
    return [
      time.item(x: side, center: center), percent.item(x: signs.percentLeft, center: center),
    ] + signs.items
  }

  /// As Apple's pictures show it, of the day on which the first iPhone was shown; how other
  /// languages write a date needs more than a picture needs of it.
  private var padTime: String {
    writesDate ? "9:41 AM  Tue Jan 9" : "9:41"
  }

  private var writesDate: Bool {
    ["en", "en_US", "en-US"].contains(environment.values.localeIdentifier)
  }

  private func words(_ text: String, size: Double, _ ink: RGBAColor) -> Words {
    let run = TextRequest.Run(
      text: text, font: FontDescriptor(size: size, weight: 600), color: ink)
    return Words(
      text: text, grid: PixelGrid(scale: device.displayScale),
      layout: engine.layout(TextRequest(runs: [run], displayScale: device.displayScale)))
  }

  private struct Words {
    var text: String
    var grid: PixelGrid
    var layout: TextLayout

    func item(x: Double, center: Double) -> DisplayItem {
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
      return .text(TextItem(string: text, frame: frame, runs: runs))
    }
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
