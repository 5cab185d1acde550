// SPDX-License-Identifier: MIT

import AssayUIKit
import Testing

@testable import AssayViews

@Suite("Values of controls, lists and texts")
struct ControlValueTests {
  // Apple's documentation of each property says that values outside are moved to the nearest limit.
  @Test("values stay in their ranges")
  func ranges() {
    let slider = UISlider()
    slider.value = 1.5
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2)
    #expect(slider.value == 2)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1)
    #expect(slider.value == -1)
    let stepper = UIStepper()
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    let bar = UIProgressView()
    bar.setProgress(1.01, animated: false)
    #expect(bar.progress == 1)
    bar.progress = -0.01
    #expect(bar.progress == 0)
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 3
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test("selected rows and items are kept until the data is loaded again")
  func selection() {
    let table = UITableView()
    let (one, two) = (IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0))
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: one, animated: false, scrollPosition: .none)
    table.selectRow(at: two, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [two])
    table.allowsMultipleSelection = true
    table.selectRow(at: one, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [two, one])
    table.deselectRow(at: two, animated: false)
    #expect(table.indexPathForSelectedRow == one)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 9, height: 9),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(grid.indexPathsForSelectedItems == [])
    grid.selectItem(at: one, animated: false, scrollPosition: [])
    #expect(grid.indexPathsForSelectedItems == [one])
  }

  @Test("a delegate hears of places that code scrolls to")
  func scrolling() {
    let (view, delegate) = (UIScrollView(), ScrollDelegate())
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    #expect(delegate.places == [5, 9])
    #expect(delegate.ends == 1)
  }

  @Test("a plain text and a styled one replace each other")
  func texts() throws {
    let label = UILabel()
    #expect(label.text == nil)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "styled")
    #expect(label.text == "styled")
    label.text = nil
    #expect(label.attributedText == nil)
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    field.attributedText = NSAttributedString(string: "styled")
    #expect(field.text == "styled")
    let area = UITextView()
    area.font = .boldSystemFont(ofSize: 20)
    area.text = "notes"
    #expect(area.textStorage.string == "notes")
    #if !canImport(Darwin)
      let font = area.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(try #require(font).pointSize == 20)
    #endif
    area.text = nil
    #expect(area.attributedText.length == 0)
  }
}

private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var places: [CGFloat] = []
  var ends = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    places.append(scrollView.contentOffset.y)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}
