package org.acme.delegates

import androidx.compose.material3.*
import androidx.compose.runtime.*


class Repository @Inject constructor(
    private val api: Api,
    @Named("io") private val dispatcher: CoroutineDispatcher = Dispatchers.IO,
) : Source by api, AutoCloseable {
    private val cache by lazy(LazyThreadSafetyMode.NONE) { mutableMapOf<String, Item>() }
    var observed: Int by Delegates.observable(0) { _, old, new -> log("$old to $new") }
        private set
    lateinit var late: Map<String, List<Int>>

    init {
        require(cache.isEmpty()) { "Cache is filled" }
    }

    constructor(api: Api, name: String) : this(api) {
        log(name)
    }

    override fun close() = Unit

    suspend operator fun get(id: String): Item? = withContext(dispatcher) {
        cache[id] ?: api.load(id)?.also { cache[id] = it }
    }
}
