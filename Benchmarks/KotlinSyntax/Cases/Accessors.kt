package org.acme.accessors

import androidx.compose.material3.*
import androidx.compose.runtime.*


class Form {
    var email = ""; private set
    val isValid get() = '@' in email && email.length in 3..254
    var password: String = "" 
        set(value) { field = value.trim() }
    val errors: List<String>
        get() {
            val list = mutableListOf<String>()
            if (!isValid) list += "email"
            return list
        }
    @Volatile internal var dirty = false
    protected open val hint: String? = null
}
