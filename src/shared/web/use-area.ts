import { useLocation } from '@tanstack/react-router'
import { areaOfPath, type Area } from './identity-store.ts'

/** The identity that the current page works for. */
export function useArea(): Area | null {
  return useLocation({
    select: ({ pathname, searchStr }) => areaOfPath(pathname, new URLSearchParams(searchStr).get('as')),
  })
}
