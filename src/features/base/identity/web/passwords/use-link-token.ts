import { useLocation, useNavigate } from '#shared/web/router/router.ts'
import { useEffect } from 'react'

/** Moves the token of a mailed link from the address bar to the navigation state at once. */
export function useLinkToken(): string | undefined {
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  const token = new URLSearchParams(hash).get('token') ?? undefined
  useEffect(() => {
    if (token !== undefined) void navigate({ to: '.', replace: true, state: { linkToken: token } as object })
  }, [navigate, token])
  return token ?? (state as { linkToken?: string }).linkToken
}
