/// The full names of the optional requirements of UIKit's protocols.
let uikitOptionalRequirements: Set<String> = []
