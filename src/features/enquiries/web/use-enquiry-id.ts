import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/history' {
  interface HistoryState {
    enquiry?: { _id: string }
  }
}

/** The enquiry in the URL, else the one in the navigation state. */
export function useEnquiryId({ id }: { id?: string }): string | undefined {
  const idInState = useLocation({ select: ({ state }) => state.enquiry?._id })
  return id ?? idInState
}
