import { useCanGoBack, useNavigate, useRouter, type HistoryState, type NavigateOptions } from './router/router.ts'
import { useUpdateState } from './use-update-state.ts'

/**
 * Goes back in the history, or to `fallback` if the page was opened by its URL: `goBack({ to: '/hr/batch' })`.
 * `state` is added to the navigation state of that page.
 */
export function useGoBack(): (fallback: NavigateOptions, state?: HistoryState) => void {
  const router = useRouter()
  const navigate = useNavigate()
  const updateState = useUpdateState()
  const canGoBack = useCanGoBack()
  return (fallback, state) => {
    if (!canGoBack) {
      void navigate({ ...fallback, ...(state && { state }), replace: true })
      return
    }
    if (state) {
      const unsubscribe = router.subscribe('onRendered', () => {
        unsubscribe()
        updateState((before) => ({ ...before, ...state }))
      })
    }
    router.history.back()
  }
}
