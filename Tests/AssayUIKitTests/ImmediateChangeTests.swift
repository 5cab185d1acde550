// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@testable import AssayViews

/// Nothing moves in a snapshot, so UIKit's changes over time are made at once.
@Suite("Changes are made at once")
struct ImmediateChangeTests {
  @Test("animations make their changes and then call the completion")
  func animations() {
    let view = UIView()
    var calls: [String] = []
    UIView.animate(springDuration: 0.4, bounce: 0.2) {
      calls.append("spring")
    } completion: { _ in
      calls.append("end")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { calls.append("frame") }
    }
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.alpha = 0 },
      completion: { if $0 == .end { calls.append("animator") } })
    #expect(calls == ["spring", "end", "frame", "animator"])
    #expect(view.alpha == 0)
  }

  @Test("a view takes the place of another one, or is shown in its place")
  func transitions() {
    let (box, old, new) = (UIView(), UIView(), UIView())
    box.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(box.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(new)])
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden)
    #expect(!old.isHidden)
    #expect(box.subviews.count == 1)
  }

  @Test("a stack of controllers is set, and cut after one of them")
  func stack() {
    let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController()
    stack.setViewControllers([one, two, three], animated: true)
    #expect(stack.popToViewController(one, animated: true)?.count == 2)
    #expect(stack.topViewController === one)
    #expect(stack.popToViewController(three, animated: true) == nil)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("updates of tables and grids are made")
  func updates() {
    var calls: [Bool] = []
    for view in [UITableView(), UICollectionView()] as [ItemScrollView] {
      view.performBatchUpdates {
        calls.append(false)
      } completion: {
        calls.append($0)
      }
    }
    #expect(calls == [false, true, false, true])
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
  }

  @Test("archives of views are empty, which is reported")
  func archives() {
    defer { _ = LeftOutNotes.take() }
    _ = LeftOutNotes.take()
    #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(LeftOutNotes.take() == ["the views in the archive 'Cell'"])
  }

  @Test("PDF documents are not read, which is reported")
  func documents() {
    defer { _ = LeftOutNotes.take() }
    _ = LeftOutNotes.take()
    let document = CGPDFDocument(URL(fileURLWithPath: "/tmp/Plan.pdf"))
    #expect(document?.numberOfPages == nil)
    #expect(
      LeftOutNotes.take() == ["the PDF document 'Plan.pdf' in a picture that code makes"])
  }

  @Test("the place of a cell is that of its middle and size")
  func layoutAttributes() throws {
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    cell.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(cell.center == CGPoint(x: 25, y: 40))
    // The middle stays.
    cell.size = CGSize(width: 10, height: 10)
    #expect(cell.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    let copy = try #require(cell.copy() as? UICollectionViewLayoutAttributes)
    copy.center = .zero
    #expect(copy.indexPath == IndexPath(item: 3, section: 1))
    #expect(copy.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    #expect(cell.center == CGPoint(x: 25, y: 40))
  }
}
