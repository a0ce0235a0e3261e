import type { ApiError } from '../api-error.ts'
import { toast } from '../ui/toast.ts'

/** The server's own words in a toast; the form keeps them too, above the fields or beside one: `onFailed: toastRefusal`. */
export function toastError(error: ApiError): void {
  const [beside] = Object.values(error.problem.fields ?? {})
  toast.error(beside ?? error.message)
}
