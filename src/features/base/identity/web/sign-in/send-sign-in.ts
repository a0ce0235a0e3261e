import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import type { ApiProblem, Role } from '#shared/contract/endpoint.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { AREA_OF_ROLE, storeIdentity, type Area } from '#shared/web/identity-store.ts'
import { idleClock } from '../sessions/idle-clock.ts'
import { t } from './sign-in-messages.ts'

export type Credentials = { email: string; password: string; role: Role; code?: string }
export type SignedIn = { area: Area; mustSetUpTwoFactor: boolean; recoveryCodesLeft: number | undefined }

const PATHS = { student: '/api/user/login', hr: '/api/hr/login', admin: '/api/admin/login' }
const TIMEOUT_MS = 10_000

/** Stores the identity. Throws `ApiError`. Does not use `call`, whose libraries are larger than the page. */
export async function sendSignIn(credentials: Credentials): Promise<SignedIn> {
  const { role } = credentials
  const { status, payload } = await post(PATHS[role], credentials)
  if (status !== 200 || !isIdentity(payload)) throw new ApiError(status, toProblem(payload))
  const { mustSetUpTwoFactor = false, recoveryCodesLeft, ...identity } = payload
  idleClock.touch()
  storeIdentity(AREA_OF_ROLE[role], identity)
  return { area: AREA_OF_ROLE[role], mustSetUpTwoFactor, recoveryCodesLeft }
}

async function post(path: string, body: object): Promise<{ status: number; payload: unknown }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang }
  try {
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
    return { status: response.status, payload: parse(await response.text()) }
  } catch {
    if (signal.aborted) throw new ApiError(0, { code: 'slow', message: t('shared:serverTimeout') })
    throw new ApiError(0, { code: 'unreachable', message: t('shared:unreachable') })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isIdentity = (payload: unknown): payload is Identity =>
  typeof payload === 'object' && payload !== null && '_id' in payload && 'token' in payload

function toProblem(payload: unknown): ApiProblem {
  const isProblem = typeof payload === 'object' && payload !== null && 'code' in payload && 'message' in payload
  return isProblem ? (payload as ApiProblem) : { code: 'unreadable', message: t('shared:invalidResponse') }
}
