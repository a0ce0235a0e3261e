import { type HistoryState, useNavigate } from './router/router.ts'

/** Returns a function that changes the navigation state of the current page and adds no history entry. */
export function useUpdateState(): (update: (state: HistoryState) => HistoryState) => void {
  const navigate = useNavigate()
  return (update) => void navigate({ to: '.', search: true, state: update, replace: true, resetScroll: false })
}
