package org.acme.collections

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun summary(orders: List<Order>): Map<String, Int> = orders
    .groupBy { it.customer }
    .mapValues { (_, list) -> list.sumOf { order -> order.lines.sumOf(Line::amount) } }
    .filterValues { it > 0 }
    .toSortedMap(compareBy<String> { it.length }.thenBy { it })

val table = mapOf("a" to listOf(1, 2), "b" to emptyList())
val built = buildList { add(1); addAll(listOf(2, 3)); if (size > 2) add(4) }
val array = arrayOf(*others, "x")
val matrix = Array(3) { row -> IntArray(3) { col -> if (row == col) 1 else 0 } }
val pair = table["a"]?.getOrNull(0) ?: table.getValue("b")[0]
