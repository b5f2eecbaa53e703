import SpryKit
