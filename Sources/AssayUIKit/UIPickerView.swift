// SPDX-License-Identifier: MIT

/// Accepted, but not drawn: wheels of UIKit.
open class UIPickerView: UIView {
  /// What says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What says what the rows show.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Accepted, and does nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// 0: nothing is selected.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  /// Accepted, and does nothing.
  open func reloadAllComponents() {}
  /// What the source says.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// What the source says.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// nil: no row is made.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// An empty size: no row is made.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// Whether the selected row is marked.
  open var showsSelectionIndicator = true
  /// Accepted, and does nothing.
  open func reloadComponent(_ component: Int) {}
}

/// What says how many rows wheels have. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What says what wheels show. None of its methods is called.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {}
