package org.acme.contexts

import androidx.compose.material3.*
import androidx.compose.runtime.*


context(logger: Logger, _: Scope)
fun report(text: String) = logger.log(text)

context(Raise<String>)
private suspend fun old() {}

val block: context(Logger) (Int) -> Unit = { }
