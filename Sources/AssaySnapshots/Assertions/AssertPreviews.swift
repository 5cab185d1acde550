// SPDX-License-Identifier: MIT

public import AssaySnapshotStore
public import AssayTraits
internal import AssayViews

/// Asserts that every preview of this program matches its reference: each `#Preview`, and each view
/// of a `PreviewProvider`, of all modules that the test is linked with.
///
/// ```swift
/// @Test func previews() {
///   assertPreviews(on: [.iPhoneSe, .iPhone16], appearances: [.light, .dark])
/// }
/// ```
///
/// A preview's own device, size and orientation count before the ones given here. Previews that
/// need more than they have, such as an object in the environment, fail alone, at their line. So do
/// previews that stop with a fatal error.
///
/// - Parameters:
///   - devices: The devices of previews that name none.
///   - appearances: The appearances; none for light.
///   - locales: BCP 47 tags; none for English, or for the app's own language where it has no
///     English texts.
///   - dynamicTypeSizes: The text sizes; none for `large`.
///   - looks: The looks; none for that of each device.
///   - modules: The names of the only modules whose previews are drawn; none for all.
///   - record: When to write references; nil for the configuration or `ASSAY_RECORD`.
///   - fileID: The file of the test.
///   - filePath: The path of the file of the test.
///   - line: The line of a failure that belongs to no preview.
///   - column: The column of such a failure.
public func assertPreviews(
  on devices: [Device] = [.iPhone16], appearances: [Appearance] = [], locales: [String] = [],
  dynamicTypeSizes: [DynamicTypeSize] = [], looks: [LookName] = [], modules: [String] = [],
  record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let test = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let previews = NamedPreview.all(near: "\(test.file)").filter {
    modules.isEmpty || modules.contains($0.module)
  }
  guard !previews.isEmpty else {
    FailureReporter.report(
      "no preview was found; link the test with a module that has '#Preview' or a PreviewProvider",
      at: test)
    return
  }
  let included = previews.filter(\.record.traits.snapshot.isIncluded)
  let chosen = OnePreview.chosen(of: included) { preview, words in
    FailureReporter.report("\(words): \(preview.name)", at: preview.place(of: test))
  }
  for preview in chosen {
    let place = preview.place(of: test)
    let assertion = SnapshotAssertion(
      name: nil, record: record, timeout: 5, testName: preview.name, place: place,
      fileID: preview.record.fileID, references: .named)
    do {
      let language = try SnapshotSession.shared.renderer(near: "\(test.file)").resources.strings
        .languageWithoutEnglish
      let matrix = try preview.matrix(
        on: devices, appearances: appearances, locales: locales,
        dynamicTypeSizes: dynamicTypeSizes, looks: looks, language: language)
      assertion.report(assertion.run({ preview.record }, as: matrix))
    } catch {
      assertion.report(AssertionFailure(message: "preview '\(preview.name)' failed: \(error)"))
    }
  }
}

/// A preview with the name of its reference.
private struct NamedPreview {
  let record: PreviewRecord
  let name: String

  /// Previews without a name, or with the name of another one in the file, are numbered.
  ///
  /// - Parameter file: of the test; the app's files are found near it.
  static func all(near file: String) -> [NamedPreview] {
    let records = PreviewList.all { make in
      TestClock.run(at: TestClock.presentOfPreviews) {
        MainBundle.$making.withValue(Self.bundle(near: file), operation: make)
      }
    }
    var counts: [String: Int] = [:]
    return records.map { record in
      let base = record.name ?? "preview"
      let key = record.fileID + "\n" + base
      counts[key, default: 0] += 1
      let count = counts[key] ?? 1
      let isNumbered = record.name == nil || count > 1
      return NamedPreview(record: record, name: isNumbered ? "\(base)-\(count)" : base)
    }
  }

  /// The module that declares it.
  var module: String { String(record.fileID.prefix { $0 != "/" }) }

  /// nil where the app's files cannot be opened, which the drawing of each preview reports.
  private static func bundle(near file: String) -> MainBundle? {
    do { return try SnapshotSession.shared.mainBundle(near: file) } catch { return nil }
  }

  /// Where failures are reported: at the preview, or at the test for a provider.
  func place(of test: SourcePlace) -> SourcePlace {
    guard let source = record.source else { return test }
    return SourcePlace(
      fileID: source.fileID, file: source.filePath, line: source.line, column: 1)
  }

  /// - Parameter language: of the trait sets where no locales are given; nil for English.
  func matrix(
    on devices: [Device], appearances: [Appearance], locales: [String],
    dynamicTypeSizes: [DynamicTypeSize], looks: [LookName], language: String?
  ) throws -> SnapshotMatrix<PreviewRecord, Rendition> {
    let devices = try self.devices(devices)
    var matrix = TraitMatrix(
      canvases: canvases(of: devices), appearances: appearances, locales: locales,
      dynamicTypeSizes: dynamicTypeSizes)
    matrix.looks = looks
    return SnapshotMatrix(
      matrix.members.map { member in
        var traits = member.traits
        if locales.isEmpty, let language { traits.locale = language }
        return .init(
          name: member.name,
          strategy: .preview(
            precision: record.traits.snapshot.precision, traits: traits,
            screen: devices.first ?? .iPhone16))
      })
  }

  private func canvases(of devices: [Device]) -> [TraitSet.Canvas] {
    switch record.traits.layout {
    case .sizeThatFits: [SnapshotLayout.sizeThatFits.canvas]
    case .fixed(let width, let height): [SnapshotLayout.fixed(width: width, height: height).canvas]
    case .device: devices.map { .device($0) }
    }
  }

  /// The devices that the preview names, otherwise the ones given here, as it turns them. A device
  /// that is named as in Xcode is upright, as in its canvas.
  private func devices(_ devices: [Device]) throws -> [Device] {
    var devices = record.traits.snapshot.devices.isEmpty ? devices : record.traits.snapshot.devices
    if let name = record.traits.device {
      guard let device = Device.simulator(named: name) else {
        throw UnknownPreviewDevice(name: name)
      }
      devices = [Device.named("\(device.name)-portrait") ?? device]
    }
    guard let orientation = record.traits.orientation else { return devices }
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    return devices.map { device in
      let base = device.name.split(separator: "-").first.map(String.init) ?? device.name
      return Device.named("\(base)-\(isLandscape ? "landscape" : "portrait")") ?? device
    }
  }
}

/// A preview asks for a device that Assay does not know.
private struct UnknownPreviewDevice: Error, CustomStringConvertible {
  let name: String

  var description: String {
    if name.hasPrefix("Apple Watch") {
      return "no look of a watch is known: '\(name)' cannot be drawn"
    }
    let nearest = Device.suggestions(for: name)
    let advice = nearest.isEmpty ? "" : "; the nearest are \(nearest.joined(separator: ", "))"
    return "the device '\(name)' is unknown\(advice)"
  }
}
