// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes

extension RandomView {
  /// One modifier for each number below `modifierCount`.
  mutating func modifier(_ number: Int, _ depth: Int) -> ModifierNode {
    switch number {
    case 0: .font(maybe { $0.font() })
    case 1: .fontWeight(maybe { $0.weight() })
    case 2: .bold(bool())
    case 3: .italic(bool())
    case 4: .fontDesign(maybe { $0.case() })
    case 5: .monospacedDigit
    case 6: .underline(line())
    case 7: .strikethrough(line())
    case 8: .kerning(self.number())
    case 9: .tracking(self.number())
    case 10: .baselineOffset(self.number())
    case 11: .textCase(maybe { $0.case() })
    case 12: .lineSpacing(self.number())
    case 13: .lineLimit(maybe { $0.int(0..<5) })
    case 14: .multilineTextAlignment(self.case())
    case 15: .minimumScaleFactor(self.number())
    case 16: .truncationMode(self.case())
    case 17: .allowsTightening(bool())
    case 18: .foregroundStyle(style(), maybe { $0.style() }, maybe { $0.style() })
    case 19: .tint(maybe { $0.color() })
    case 20: .imageScale(self.case())
    case 21: .symbolRenderingMode(maybe { $0.case() })
    case 22: .padding(PaddingModifier(edges: edges(), length: maybe { $0.length() }))
    case 23: .padding(PaddingModifier(insets: insets()))
    case 24:
      .frame(
        width: maybe { $0.length() }, height: maybe { $0.length() }, alignment: alignment())
    case 25:
      .frame(
        FrameLimits(
          minWidth: maybe { $0.length() }, idealWidth: maybe { $0.length() },
          maxWidth: maybe { $0.any([8, .infinity]) }, minHeight: maybe { $0.length() },
          idealHeight: maybe { $0.length() }, maxHeight: maybe { $0.any([8, .infinity]) }),
        alignment: alignment())
    case 26: .fixedSize(horizontal: bool(), vertical: bool())
    case 27: .layoutPriority(self.number())
    case 28: .offset(x: self.number(), y: self.number())
    case 29: .position(x: self.number(), y: self.number())
    case 30:
      .alignmentGuide(
        AlignmentGuideModifier(
          guide: bool() ? .horizontal(named()) : .vertical(named()),
          value: .constant(self.number())))
    case 31: .aspectRatio(maybe { $0.number() }, contentMode: self.case())
    case 32: .ignoresSafeArea(edges: edges())
    case 33: .zIndex(self.number())
    case 34: .scaleEffect(x: self.number(), y: self.number(), anchor: unitPoint())
    case 35: .rotationEffect(Angle(degrees: self.number()), anchor: unitPoint())
    case 36: .background(alignment: alignment(), children: views(depth))
    case 37: .backgroundStyle(style(), ignoresSafeAreaEdges: edges())
    case 38: .backgroundShape(style(), in: geometry())
    case 39: .overlay(alignment: alignment(), children: views(depth))
    case 40: .border(style(), width: self.number())
    case 41: .cornerRadius(self.number())
    case 42: .clipShape(geometry())
    case 43: .clipped
    case 44: .mask(alignment: alignment(), children: views(depth))
    case 45:
      .shadow(color: color(), radius: self.number(), x: self.number(), y: self.number())
    case 46: .opacity(self.fraction())
    case 47: .hidden
    case 48: .redacted(self.case())
    case 49: .unredacted
    case 50:
      .environment(
        any([
          .colorScheme(self.case()), .colorSchemeContrast(self.case()),
          .layoutDirection(self.case()), .locale(string()), .dynamicTypeSize(self.case()),
          .legibilityBold(bool()), .reduceMotion(bool()), .displayScale(self.positive()),
        ]))
    case 51: .disabled(bool())
    case 52: .dynamicTypeSize(from: self.case(), to: self.case())
    case 53: .preferredColorScheme(maybe { $0.case() })
    case 54: .buttonStyle(self.case())
    case 55: .controlSize(self.case())
    case 56: .labelStyle(self.case())
    case 57: .labelsHidden
    case 58: .toggleStyle(self.case())
    case 59: .textFieldStyle(self.case())
    case 60: .progressViewStyle(self.case())
    case 61: .listStyle(self.case())
    case 62: .listRowBackground(style())
    case 63: .listRowInsets(insets())
    case 64: .listRowSeparator(self.case())
    case 65: .scrollContentBackground(self.case())
    case 66: .navigationTitle(text())
    case 67: .navigationBarTitleDisplayMode(self.case())
    case 68: .navigationBarHidden(bool())
    case 69:
      .toolbar([
        ToolbarItemNode(
          placement: self.case(), children: views(depth), space: maybe { $0.case() })
      ])
    case 70: .tabItem(views(depth))
    case 71: .badge(text())
    case 72: .tag(string())
    case 73:
      .safeAreaInset(
        edge: self.case(), alignment: alignment(), spacing: maybe { $0.number() },
        children: views(depth))
    case 74:
      .containerRelativeFrame(
        any([.horizontal, .vertical, [.horizontal, .vertical]]),
        length: bool()
          ? .whole : .share(count: int(1..<5), span: int(1..<3), spacing: self.number()),
        alignment: alignment())
    case 75: drawing()
    default: accessibility(number - 76)
    }
  }

  private mutating func drawing() -> ModifierNode {
    any([
      .blur(radius: number(), isOpaque: bool()), .blendMode(self.case()), .compositingGroup,
      .brightness(number()), .contrast(number()), .saturation(number()), .grayscale(number()),
      .hueRotation(Angle(degrees: number())), .colorMultiply(color()), .colorInvert,
      .luminanceToAlpha, .flipsForRightToLeftLayoutDirection, .containerShape(geometry()),
      .backgroundStyle(style()), .symbolVariant(string(), replaces: bool()),
      .rotation3DEffect(
        SpaceRotation(
          Angle(degrees: number()), axis: (number(), number(), number()), anchor: unitPoint(),
          anchorZ: number(), perspective: number())),
      .projectionEffect(Projection((0..<9).map { _ in number() })),
    ])
  }

  private mutating func accessibility(_ number: Int) -> ModifierNode {
    switch number {
    case 0:
      any([
        .accessibilityLabel(text()), .accessibilityHint(text()), .accessibilityValue(text()),
      ])
    case 1: any([.accessibilityIdentifier(string()), .accessibilityAction(text())])
    case 2: any([.accessibilityHidden(bool()), .accessibilityIgnoresInvertColors(bool())])
    case 3: any([.accessibilityAddTraits(traits()), .accessibilityRemoveTraits(traits())])
    case 4: .accessibilityElement(children: self.case())
    case 5: any([.accessibilitySortPriority(self.number()), .accessibilityHeading(int(0..<7))])
    case 6:
      .searchable(text: string(), prompt: maybe { $0.text() }, placement: self.case())
    case 7: .statusBarHidden(bool())
    default: .accessibilityInputLabels([string(), string()])
    }
  }
}
