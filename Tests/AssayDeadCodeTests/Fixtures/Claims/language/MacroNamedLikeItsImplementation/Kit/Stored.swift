// A macro whose implementation has its name may use all members of what it is attached to.
// claim: engine syntax
// claim: keeps macro
@attached(member, names: named(save))
public macro Stored() = #externalMacro(module: "Plugin", type: "Stored")
