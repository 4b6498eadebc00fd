package org.acme.guards

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun label(x: Any?, names: List<String>, limit: Int): String = when (x) {
    null -> "none"
    is Int if x > limit -> "many"
    is Int, is Long -> "$x"
    in names -> "known"
    !in listOf("a", "b") -> "other"
    else if names.isEmpty() -> "empty"
    else -> x.toString()
}

fun size(n: Int) = when {
    n < 0 -> error("negative")
    n == 0 || n == 1 -> "small"
    n in 2..9 -> "medium"
    n in 10..<100 -> "large"
    else -> "huge"
}
