// SPDX-License-Identifier: MIT

/// One of the sections inside of a view, for a container that arranges them itself.
///
/// Views outside of a section are one of their own, as far as nothing stands between them.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The place among the sections.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The place among the sections.
  public let id: ID
  /// The views of the header; none where there is no header.
  public let header: SubviewsCollection
  /// The views between the header and the footer.
  public let content: SubviewsCollection
  /// The views of the footer; none where there is no footer.
  public let footer: SubviewsCollection
  /// What the section says to the container around it.
  public let containerValues: ContainerValues

  /// The sections that a view consists of.
  static func all(
    of view: some View, in context: EvaluationContext
  ) throws -> [SectionConfiguration] {
    let nodes = try context.state.inside(.child(0)) { try view.evaluated(in: context) }
    var sections: [SectionConfiguration] = []
    var loose: [ViewNode] = []
    func add(_ header: [ViewNode], _ rows: [ViewNode], _ footer: [ViewNode], of node: ViewNode?) {
      sections.append(
        SectionConfiguration(
          id: ID(index: sections.count), header: SubviewsCollection(header),
          content: SubviewsCollection(rows), footer: SubviewsCollection(footer),
          containerValues: ContainerValues(node)))
    }
    func endLoose() {
      if !loose.isEmpty { add([], loose, [], of: nil) }
      loose = []
    }
    for node in nodes.flatMap(\.opened) {
      guard case .section(let section) = node.content else {
        loose.append(node)
        continue
      }
      endLoose()
      add(section.header, section.rows, section.footer, of: node)
    }
    endLoose()
    return sections
  }
}

/// The sections inside of a view.
public nonisolated struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// A section by its place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

nonisolated extension Group where Content: View {
  /// Creates a group from the sections inside of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// What a group makes of the sections inside of a view.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: View, PrimitiveView {
  public typealias Body = Never
  let base: Base
  let transform: (SectionCollection) -> Result

  package func nodes(in context: EvaluationContext) throws -> [ViewNode] {
    let sections = SectionCollection(try SectionConfiguration.all(of: base, in: context))
    return try context.state.inside(.child(1)) { try transform(sections).evaluated(in: context) }
  }
}

/// The sections inside of a view, which are known when it is evaluated.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
  fileprivate let find: (EvaluationContext) throws -> [SectionConfiguration]

  /// 0.
  public var startIndex: Int { 0 }
  /// 0: the sections are not known yet.
  public var endIndex: Int { 0 }
  /// Never called: the collection has no elements.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the sections of a view are known when it is evaluated")
  }
}

nonisolated extension ForEachSectionCollection: LaterElements {
  package func elements(in context: EvaluationContext) throws -> [Any] { try find(context) }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each of the sections inside of another.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      ForEachSectionCollection { try SectionConfiguration.all(of: view, in: $0) }, id: \.id,
      content: content)
  }
}
