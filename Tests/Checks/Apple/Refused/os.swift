// error: 'OSAllocatedUnfairLock' is only available in
import os

let lock = OSAllocatedUnfairLock(initialState: 0)
