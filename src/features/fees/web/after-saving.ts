import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { ApiError } from '#shared/web/api-error.ts'
import { toast } from '#shared/web/ui/toast.ts'

/** To where one came from; to the student's fees when the page was opened by its address. */
export function useGoBack(studentId: string) {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: '/hr/student/fee', search: { id: studentId }, replace: true })
  }
}

/** The server's own words in a toast; the form keeps them too, above the fields or beside one. */
export function toastRefusal(error: ApiError): void {
  const [beside] = Object.values(error.problem.fields ?? {})
  toast.error(beside ?? error.message)
}
