import type { ApiError } from '../api-error.ts'
import { toast } from '../ui/toast.ts'

/** Errors of fields are shown beside them only. */
export function toastError(error: ApiError): void {
  if (!error.problem.fields) toast.error(error.message)
}

/** Also repeats the error of the first rejected field, as the specification wants on some forms. */
export const toastFirstError = (error: ApiError): void => toast.error(getFirstMessage(error))

export function getFirstMessage({ message, problem }: ApiError): string {
  return Object.values(problem.fields ?? {})[0] ?? message
}
