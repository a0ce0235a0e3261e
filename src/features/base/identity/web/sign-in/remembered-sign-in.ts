import * as z from 'zod/mini'
import { ROLES } from '#shared/contract/endpoint.ts'
import { storage } from '#shared/web/storage.ts'

const KEY = 'sign-in'
const Remembered = z.object({ email: z.string(), role: z.enum(ROLES) })
type Remembered = z.infer<typeof Remembered>

/** Reads email and user type of the last sign-in on this device, if the user wanted it. Never stores the password. */
export function readRememberedSignIn(): Remembered | null {
  try {
    const parsed = z.safeParse(Remembered, JSON.parse(storage.get(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function rememberSignIn({ email, role }: Remembered): void {
  storage.set(KEY, JSON.stringify({ email, role }))
}

export const forgetSignIn = (): void => storage.remove(KEY)
