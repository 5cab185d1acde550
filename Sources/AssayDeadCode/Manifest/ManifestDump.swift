// SPDX-License-Identifier: MIT

internal import AssayXcode

/// The parts of the output of `swift package dump-package` that are needed here. Its enumerations
/// are objects with one key, the case, whose value holds the case's values in their order.
struct ManifestDump: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var dependencies: [Dependency]?
    var resources: [Resource]?
  }

  struct Resource: Decodable {
    var path: String
  }

  /// `{"product": ["Atomics", "swift-atomics", null, null]}`
  struct Dependency: Decodable {
    var value: PackageManifest.Dependency

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "an empty dependency"))
      }
      var values = try container.nestedUnkeyedContainer(forKey: key)
      let name = try values.decode(String.self)
      let isProduct = key.stringValue == "product"
      let package = isProduct ? try values.decodeIfPresent(String.self) : nil
      // A product's module aliases stand before its condition.
      if isProduct, !values.isAtEnd { _ = try values.decodeNil() || (try Self.skip(&values)) }
      let isConditional = values.isAtEnd ? false : try !values.decodeNil()
      value = PackageManifest.Dependency(
        kind: isProduct ? .product : key.stringValue == "target" ? .target : .byName, name: name,
        package: package, isConditional: isConditional)
    }

    private static func skip(_ values: inout any UnkeyedDecodingContainer) throws -> Bool {
      _ = try values.decode([String: String].self)
      return true
    }
  }

  struct Product: Decodable {
    var name: String
    /// The one key is the kind.
    var type: [String: AnyValue]
    var targets: [String]
  }

  /// `{"sourceControl": [{"identity": "yams", …}]}`
  struct PackageDependency: Decodable {
    struct Details: Decodable {
      var identity: String?
    }

    var identity: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      identity = try container.decode([String: [Details]].self).values.first?.first?.identity
    }
  }

  /// Anything, not looked at.
  struct AnyValue: Decodable {
    init(from decoder: any Decoder) {}
  }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [PackageDependency]?
}

extension ManifestDump {
  /// Without paths that the manifest leaves to the usual folders.
  var manifest: PackageManifest {
    let targets = targets.map { target in
      PackageManifest.Target(
        name: target.name, moduleName: ModuleName.identifier(target.name),
        kind: PackageManifest.TargetKind(rawValue: target.type) ?? .library, path: target.path,
        sources: target.sources ?? [],
        exclude: target.exclude ?? [], resources: (target.resources ?? []).map(\.path),
        dependencies: (target.dependencies ?? []).map(\.value))
    }
    let products = products.compactMap { product in
      product.type.keys.first.flatMap(PackageManifest.ProductKind.init(rawValue:)).map {
        PackageManifest.Product(name: product.name, kind: $0, targets: product.targets)
      }
    }
    return PackageManifest(
      name: name, targets: targets, products: products,
      packageDependencies: (dependencies ?? []).compactMap(\.identity), file: "Package.swift")
  }
}
