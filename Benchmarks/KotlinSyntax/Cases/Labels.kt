package org.acme.labels

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun find(rows: List<List<Int>>): Int? {
    outer@ for ((y, row) in rows.withIndex()) {
        for (x in row.indices) {
            if (row[x] < 0) continue@outer
            if (row[x] == y) break@outer
        }
    }
    rows.forEach loop@{ row ->
        if (row.isEmpty()) return@loop
        row.forEach { if (it == 3) return it }
    }
    return rows.firstNotNullOfOrNull { it.firstOrNull() } ?: run { return@find null }
}

class Outer {
    inner class Inner {
        fun outer() = this@Outer.toString() + super@Inner.toString()
    }
}
