// SPDX-License-Identifier: MIT

import AssayDocuments
import AssayFiles
import AssayYAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that one configuration asks of all products, side by side.
struct CheckRun: Sendable {
  var file: ProjectConfiguration
  var wanted: CheckConfiguration
  /// The commit, branch or tag whose findings are left out; nil for all findings.
  var base: String?
  var isStrict: Bool

  /// - Throws: nothing: what a product throws is why it could not run.
  func report() async -> CheckReport {
    let products = await withTaskGroup(of: CheckedProduct.self) { group in
      for name in asked { group.addTask { await checked(name) } }
      var products: [CheckedProduct] = []
      for await product in group { products.append(product) }
      return products
    }
    let order = CheckedProduct.Name.allCases
    return CheckReport(
      products: order.compactMap { name in products.first { $0.name == name } },
      isStrict: isStrict)
  }

  private var asked: [CheckedProduct.Name] {
    CheckedProduct.Name.allCases.filter { name in
      switch name {
      case .snapshots: wanted.snapshots != nil
      case .audit: wanted.audits != nil
      case .deadCode: wanted.scansDeadCode
      case .release: wanted.verifiesRelease
      }
    }
  }

  private func checked(_ name: CheckedProduct.Name) async -> CheckedProduct {
    do {
      switch name {
      case .snapshots: return try await snapshots(wanted.snapshots ?? .init())
      case .audit: return try await audits(wanted.audits ?? .init())
      case .deadCode: return try await deadCode()
      case .release: return release()
      }
    } catch let error as DocumentError where error.mark != nil {
      var product = CheckedProduct(name)
      product.couldNotRun(error)
      return product
    } catch {
      var product = CheckedProduct(name)
      product.couldNotRun("\(error)", about: configurationPath)
      return product
    }
  }

  /// The configuration's path, as messages show it.
  var configurationPath: String {
    FilePaths.shown(FilePaths.join(file.folder, FilePaths.lastComponent(of: file.name)))
  }
}
