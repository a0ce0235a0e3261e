import { useCanGoBack, useNavigate, useRouter, type NavigateOptions } from '@tanstack/react-router'

/**
 * To where one came from, as it was left (tab, page, search); to `otherwise` when the page was opened by its address:
 * `const goBack = useGoBack()`, then `goBack({ to: '/hr/batch' })`.
 */
export function useGoBack(): (otherwise: NavigateOptions) => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return (otherwise) => {
    if (canGoBack) router.history.back()
    else void navigate({ ...otherwise, replace: true })
  }
}
