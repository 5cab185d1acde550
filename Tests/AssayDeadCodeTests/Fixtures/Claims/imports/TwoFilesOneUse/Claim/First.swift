// Each file needs its own import: one file's use is not another's.
// claim: rules unused-import
import Dispatch

func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
