package org.acme.extensions

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun String?.orDash() = if (isNullOrBlank()) "–" else this
fun <T : Comparable<T>> List<T>.middle(): T? = sorted().getOrNull(size / 2)
fun (() -> Unit)?.safely() { this?.invoke() }
val Int.px: Dp @Composable get() = with(LocalDensity.current) { this@px.toDp() }
var View.shown: Boolean
    get() = visibility == View.VISIBLE
    set(value) { visibility = if (value) View.VISIBLE else View.GONE }
operator fun State<Int>.getValue(thisRef: Any?, property: KProperty<*>): Int = value
fun ClosedRange<Float>.mid() = (start + endInclusive) / 2
fun org.acme.Item.title() = name
