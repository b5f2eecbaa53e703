// error: 'key' is not concurrency-safe because non-'Sendable' type 'DispatchSpecificKey<() -> Void>'
import Dispatch

let key = DispatchSpecificKey<() -> Void>()
