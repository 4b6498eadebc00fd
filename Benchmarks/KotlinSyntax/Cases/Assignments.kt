package org.acme.assignments

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun update(state: State, map: MutableMap<String, Int>) {
    state.count++
    --state.count
    state.items[0].name = "x"
    map["a"] = map["a"]!! + 1
    map.getOrPut("b") { 0 }
    state.total += 3 * 2
    state.ready = state.ready && !state.failed
    state.title = when { state.empty -> "Empty"; else -> "Full" }
    val (first, _, third) = state.triple
    val (key, value) = map.entries.first()
    this.last = first
    if (third) state.x = 1 else state.x = 2
}
