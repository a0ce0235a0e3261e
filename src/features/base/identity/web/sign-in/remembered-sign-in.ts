import type { Role } from '#shared/contract/endpoint.ts'
import { AREA_OF_ROLE } from '#shared/web/identity-store.ts'
import { storage } from '#shared/web/storage.ts'

const KEY = 'sign-in'
type Remembered = { email: string; role: Role }

/** Reads email and user type of the last sign-in on this device, if the user wanted it. Never stores the password. */
export function readRememberedSignIn(): Remembered | null {
  try {
    const value = JSON.parse(storage.get(KEY) ?? 'null') as Partial<Remembered> | null
    const { email, role } = value ?? {}
    return typeof email === 'string' && role !== undefined && Object.hasOwn(AREA_OF_ROLE, role) ? { email, role } : null
  } catch {
    return null
  }
}

export function rememberSignIn({ email, role }: Remembered): void {
  storage.set(KEY, JSON.stringify({ email, role }))
}

export const forgetSignIn = (): void => storage.remove(KEY)
