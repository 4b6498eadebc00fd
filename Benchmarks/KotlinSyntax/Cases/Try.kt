package org.acme.tries

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun load(path: String): String = try {
    read(path)
} catch (e: IOException) {
    "failed: ${e.message}"
} catch (_: IllegalStateException) {
    throw Missing(path)
} finally {
    close()
}

fun number(text: String) = try { text.toInt() } catch (e: NumberFormatException) { null } ?: 0

suspend fun attempt() {
    runCatching { load("x") }.onFailure { log(it) }.getOrElse { "" }
    try { work() } finally { done() }
    do {
        val next = poll() ?: break
        next()
    } while (next != null)
    while (true) if (ready()) return else delay(10)
}
