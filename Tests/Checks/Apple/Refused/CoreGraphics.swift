// error: 'zero'
import Foundation

func origin() -> CGPoint { .zero }
