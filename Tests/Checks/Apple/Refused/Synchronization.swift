// error: 'Atomic' is only available in
import Synchronization

let count = Atomic(0)
