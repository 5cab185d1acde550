// SPDX-License-Identifier: MIT

internal import CPreviews

/// All previews of this program.
package enum PreviewList {
  /// Previews in the order of the binary, which is that of their files and lines in each module;
  /// then providers by their names.
  ///
  /// - Parameter around: runs the code that makes a provider's views, on that code's thread: their
  ///   data may be that of now.
  package static func all(
    around: @escaping (() -> Void) -> Void = { $0() }
  ) -> [PreviewRecord] {
    var records: [PreviewRecord] = []
    var record = assay_preview_records_begin()
    let end = assay_preview_records_end()
    while let current = record, let end, current < end {
      withUnsafeMutablePointer(to: &records) { current.pointee?(UnsafeMutableRawPointer($0)) }
      record = current + 1
    }
    let providers = providers().sorted { String(reflecting: $0) < String(reflecting: $1) }
    return records + providers.flatMap { $0.records(around: around) }
  }

  /// The types that conform to `PreviewProvider`. Nothing names them, so they are found where the
  /// binary lists its conformances.
  private static func providers() -> [any PreviewProvider.Type] {
    final class Found { var types: [any PreviewProvider.Type] = [] }
    let found = Found()
    assay_visit_conforming_types(
      protocolDescriptor,
      { metadata, context in
        guard let metadata, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        if let provider = type as? any PreviewProvider.Type { found.types.append(provider) }
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
  }

  /// The descriptor of the protocol: the third word of the metadata of its existential type, by
  /// Swift's stable ABI (ExistentialTypeMetadata).
  private static var protocolDescriptor: UnsafeRawPointer {
    let type: Any.Type = (any PreviewProvider).self
    return unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[2]
  }
}
