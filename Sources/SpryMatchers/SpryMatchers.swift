@_exported public import SpryKit
