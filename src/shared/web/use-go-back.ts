import { useCanGoBack, useNavigate, useRouter, type NavigateOptions } from '@tanstack/react-router'

/** Goes back in the history, or to `fallback` if the page was opened by its URL: `goBack({ to: '/hr/batch' })`. */
export function useGoBack(): (fallback: NavigateOptions) => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return (fallback) => {
    if (canGoBack) router.history.back()
    else void navigate({ ...fallback, replace: true })
  }
}
