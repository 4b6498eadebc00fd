package org.acme.objects

import androidx.compose.material3.*
import androidx.compose.runtime.*


object Routes {
    const val HOME = "home"
    private val deep = "detail/{id}"
    fun detail(id: Long) = deep.replace("{id}", "$id")
}

internal data object Empty

val listener = object : View.OnClickListener, Runnable {
    override fun onClick(v: View?) { run() }
    override fun run() = Unit
}

class Provider : PreviewParameterProvider<User> {
    override val values = sequenceOf(User("Ann", 30), User(name = "Bob", age = 40))
}

annotation class Previews(val name: String = "", val sizes: IntArray = [1, 2])
