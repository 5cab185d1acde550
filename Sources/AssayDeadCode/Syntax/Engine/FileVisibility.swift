// SPDX-License-Identifier: MIT

/// Which files see what is declared in which, as far as modules and imports tell; the same for all
/// files of the same modules and imports.
struct FileVisibility {
  /// By file: a number for its modules. Files without modules have numbers of their own.
  private let group: [Int32]
  /// By file: a number for its modules and `@testable` imports.
  let viewer: [Int32]
  /// By viewer, then group: whether internal and public declarations are seen.
  private let seesInternal: [[Bool]]
  private let seesPublic: [[Bool]]

  private struct Viewer: Hashable {
    var group: Int32
    var testable: Set<String>
  }

  init(_ graph: SourceGraph) {
    var groups: [[String]: Int32] = [:]
    var members: [[String]] = []
    var viewers: [Viewer: Int32] = [:]
    var ordered: [Viewer] = []
    var (group, viewer): ([Int32], [Int32]) = ([], [])
    for file in graph.files {
      let known = file.modules.isEmpty ? nil : groups[file.modules]
      let number = known ?? Int32(members.count)
      if known == nil {
        groups[file.modules] = number
        members.append(file.modules)
      }
      group.append(number)
      let testable = file.facts.imports.filter(\.isTestable).map { file.facts.names[$0.module] }
      let view = Viewer(group: number, testable: Set(testable))
      if viewers[view] == nil {
        viewers[view] = Int32(ordered.count)
        ordered.append(view)
      }
      viewer.append(viewers[view] ?? 0)
    }
    (self.group, self.viewer) = (group, viewer)
    let imported = Self.importedModules(graph, by: members)
    seesInternal = ordered.map { view in
      let own = Set(members[Int(view.group)]).union(view.testable)
      return members.map { !own.isDisjoint(with: $0) }
    }
    seesPublic = ordered.map { view in
      members.map { !imported[Int(view.group)].isDisjoint(with: $0) }
    }
  }

  /// By group: its modules and all that they import, directly or through others. Members come with
  /// any import of any file of a module, so files of a module have all its imports.
  private static func importedModules(
    _ graph: SourceGraph, by groups: [[String]]
  ) -> [Set<String>] {
    var imports: [String: Set<String>] = [:]
    for file in graph.files {
      let names = Set(file.facts.imports.map { file.facts.names[$0.module] })
      for module in file.modules { imports[module, default: []].formUnion(names) }
    }
    return groups.map { modules in
      var found = Set(modules)
      var rest = modules
      while let next = rest.popLast() {
        for module in imports[next, default: []] where found.insert(module).inserted {
          rest.append(module)
        }
      }
      return found
    }
  }

  /// Of what one of the files declares with internal access; of a file itself, all is seen.
  func isInternalVisible(of home: Int, from file: Int) -> Bool {
    seesInternal[Int(viewer[file])][Int(group[home])]
  }

  /// Of what one of the files declares with more than internal access.
  func isPublicVisible(of home: Int, from file: Int) -> Bool {
    seesPublic[Int(viewer[file])][Int(group[home])]
  }
}
