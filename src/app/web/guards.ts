import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { getHomePath, getIdentity, listStoredAreas, type Area } from '#shared/web/identity-store.ts'

/**
 * Redirects to `/`, and back after the sign-in, without a stored identity of the area. The server checks the session
 * itself.
 */
export function requireIdentity(area: Area): (context: { location: ParsedLocation }) => void {
  return ({ location }) => {
    if (!getIdentity(area)) throw redirect({ to: '/', replace: true, state: { returnTo: location.href } })
  }
}

export function redirectToOwnArea(): void {
  const [first] = listStoredAreas()
  if (first) throw redirect({ to: getHomePath(first), replace: true })
}
