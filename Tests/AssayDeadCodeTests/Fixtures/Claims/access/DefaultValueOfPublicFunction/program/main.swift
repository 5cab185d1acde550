// The program leaves both parameters out.
import Core

print(fetch())
