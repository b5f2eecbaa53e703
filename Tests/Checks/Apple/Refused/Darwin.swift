// error: 'pthread_mutex_lock' is unavailable from asynchronous contexts
import Darwin

func enter(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) async { pthread_mutex_lock(mutex) }
