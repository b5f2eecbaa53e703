public import Foundation
public import SpryKit

extension CGFloat: MatchableByFloatLiteral, MatchableByIntegerLiteral {}
extension Decimal: MatchableByFloatLiteral, MatchableByIntegerLiteral {}
