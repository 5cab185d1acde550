// A program is a product by itself.
import Core
core()
