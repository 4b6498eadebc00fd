// swift-format-ignore-file
import SwiftUI
func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }
struct A: View { var a = 1; var body: some View { VStack { B(); ForEach(0..<9) { i in A(a: i); Text("\(f(i)) \(a)") } } } }
struct B: View { init() { self.init() } ; var s: String { t } ; var t: String { "\(s)" } ; var body: some View { A().b() } }
extension View { func b() -> some View { c().b() } ; func c() -> some View { guard x else { return self } ; return b() } }
