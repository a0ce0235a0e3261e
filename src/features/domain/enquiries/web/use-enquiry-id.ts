import { useLocation } from '#shared/web/router/router.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    enquiry?: { _id: string }
  }
}

export function useEnquiryId({ id }: { id?: string }): string | undefined {
  const idInState = useLocation({ select: ({ state }) => state.enquiry?._id })
  return id ?? idInState
}
