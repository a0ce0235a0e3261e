import { redirect } from '@tanstack/react-router'
import { homeOf, identityOf, storedAreas, type Area } from '#shared/web/identity-store.ts'

/** An area's pages need its stored identity; the server decides all the same. */
export function requireIdentity(area: Area): () => void {
  return () => {
    if (!identityOf(area)) throw redirect({ to: '/', replace: true })
  }
}

/** `/` is for who is not signed in; the first of admin, hr, user that is stored goes to its own area. */
export function toOwnArea(): void {
  const [first] = storedAreas()
  if (first) throw redirect({ to: homeOf(first), replace: true })
}
