import type { ApiError } from '../api-error.ts'
import { toast } from '../ui/toast.ts'

export function toastError(error: ApiError): void {
  const [fieldError] = Object.values(error.problem.fields ?? {})
  toast.error(fieldError ?? error.message)
}
