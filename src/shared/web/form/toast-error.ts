import type { ApiError } from '../api-error.ts'
import { toast } from '../ui/toast.ts'

/** Errors of fields are shown beside them only. */
export function toastError(error: ApiError): void {
  if (!error.problem.fields) toast.error(error.message)
}
