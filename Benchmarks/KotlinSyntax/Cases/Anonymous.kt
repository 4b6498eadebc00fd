package org.acme.anonymous

import androidx.compose.material3.*
import androidx.compose.runtime.*


val add = fun(a: Int, b: Int): Int = a + b
val twice = fun Int.(): Int { return this * 2 }
val handler: (View) -> Unit = fun(v) { v.click() }
val lambdas = listOf({ }, { 1 }, { x: Int -> x }, { (a, b), _ -> a + b }, { -> 2 })
val suspended = suspend { delay(1) }
val picked = if (flag) { x: Int -> x } else { y: Int -> y * 2 }
val composed: (@Composable () -> Unit)? = { Text("a") }
val calls = make()(1)(2) { 3 }
val invoked = handlers[0](view).let(::show)
