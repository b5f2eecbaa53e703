@_exported public import SpryCore
