package org.acme.soft

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun soft(data: String, value: Int, open: Boolean, by: Int, get: () -> Int): Int {
    val inner = data + value
    val where = if (open) by else get()
    val set = setOf(inner, where)
    data.also { println(it) }
    open == true
    val `class` = "backticks ${`class`}"
    import(set)
    enum.init
    return where
}

fun import(of: Any) = of
