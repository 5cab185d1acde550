// A method is found although a method of that name is called on values whose type is written.
@main struct Program {
  let basket = Basket()
  static func main() { Program().pay(Order(), later: nil) }
  func pay(_ order: Order, later: Order?) {
    let cart: Cart = Cart()
    order.settle()
    later?.settle()
    cart.clear()
    self.basket.clear()
  }
}
struct Order {
  // ✓ unused-method
  func settle() {}
  // ↓ unused-method
  func clear() {}
}
struct Cart {
  // ✓ unused-method
  func clear() {}
  // ↓ unused-method
  func settle() {}
}
struct Basket {
  // ✓ unused-method
  func clear() {}
  // ↓ unused-method
  func settle() {}
}
