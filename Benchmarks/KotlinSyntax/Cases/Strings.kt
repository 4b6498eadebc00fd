package org.acme.strings

import androidx.compose.material3.*
import androidx.compose.runtime.*


const val RAW = """
    |Dear "friend",
    |costs: $5 and ${"$"}6
    |${'$'}name \n stays
"""

fun texts(user: User, count: Int) = listOf(
    "plain",
    "tab\tnewline\nquote\"dollar\$",
    "$count items for ${user.name.uppercase()}",
    "nested ${if (count > 1) "many ${count - 1}" else "one"}!",
    "\u00e4\u0301",
    "${user}${count}",
    RAW.trimMargin(),
    """{"a": "$count"}""".trimIndent(),
    'x'.toString() + '\'' + '\u0041',
)
