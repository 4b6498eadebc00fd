package org.acme.arguments

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun many(vararg rest: Int, name: String = "x", block: () -> Unit = {}, last: String) = Unit
fun call() {
    many(1, 2, *more, name = "a", last = "b")
    many(last = "z", block = { println() })
    outer(inner(1, second = inner(2)), third = { inner(3) }) { inner(4) }
    trailing(
        "a",
        "b",
    )
    empty()
    generic<A, B<C>>(x = 1) { it }
    named(`in` = 1, `is` = 2)
    Text(text = if (a) "1" else "2", style = style ?: default)
}
