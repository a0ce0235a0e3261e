import { useLocation } from '#shared/web/router/router.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    id?: string
  }
}

/** Returns the student of the page: `?id=` in the URL, else `id` in the navigation state. */
export function useStudentId({ id }: { id?: string }): string | undefined {
  const idInState = useLocation({ select: ({ state }) => state.id })
  return id ?? idInState
}
