import { useLocation } from './router/router.ts'
import { getAreaOfPath, type Area } from './identity-store.ts'

export function useArea(): Area | null {
  return useLocation({
    select: ({ pathname, searchStr }) => getAreaOfPath(pathname, new URLSearchParams(searchStr).get('as')),
  })
}
