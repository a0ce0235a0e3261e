import { redirect } from '@tanstack/react-router'
import { getHomePath, getIdentity, listStoredAreas, type Area } from '#shared/web/identity-store.ts'

/** Redirects to `/` without a stored identity of the area. The server checks the session itself. */
export function requireIdentity(area: Area): () => void {
  return () => {
    if (!getIdentity(area)) throw redirect({ to: '/', replace: true })
  }
}

export function redirectToOwnArea(): void {
  const [first] = listStoredAreas()
  if (first) throw redirect({ to: getHomePath(first), replace: true })
}
