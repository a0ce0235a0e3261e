import { type Role, ROLES } from '#shared/contract/endpoint.ts'
import { storage } from '#shared/web/storage.ts'

const KEY = 'sign-in'
type Remembered = { email: string; role: Role }

/** Reads email and user type of the last sign-in on this device, if the user wanted it. Never stores the password. */
export function readRememberedSignIn(): Remembered | null {
  try {
    const { email, role } = JSON.parse(storage.get(KEY) ?? 'null') as Remembered
    return typeof email === 'string' && ROLES.includes(role) ? { email, role } : null
  } catch {
    return null
  }
}

export function rememberSignIn({ email, role }: Remembered): void {
  storage.set(KEY, JSON.stringify({ email, role }))
}

export const forgetSignIn = (): void => storage.remove(KEY)
