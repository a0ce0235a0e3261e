import { useCanGoBack, useNavigate, useRouter, type HistoryState, type NavigateOptions } from '@tanstack/react-router'

/**
 * Goes back in the history, or to `fallback` if the page was opened by its URL: `goBack({ to: '/hr/batch' })`.
 * `state` is added to the navigation state of that page.
 */
export function useGoBack(): (fallback: NavigateOptions, state?: HistoryState) => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return (fallback, state) => {
    if (!canGoBack) {
      void navigate({ ...fallback, ...(state && { state }), replace: true })
      return
    }
    if (state) {
      const unsubscribe = router.subscribe('onRendered', () => {
        unsubscribe()
        void navigate({
          to: '.',
          search: true,
          state: (before) => ({ ...before, ...state }),
          replace: true,
          resetScroll: false,
        })
      })
    }
    router.history.back()
  }
}
