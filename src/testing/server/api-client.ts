import type { Identity } from '#features/identity/contract/identity.contract.ts'
import type { ApiProblem, Role } from '#shared/contract/endpoint.ts'
import { INSTITUTE } from './munshi.ts'

export type Answer<T> = {
  status: number
  /** What was asked for; of a refusal, `problem` instead. */
  body: T
  problem: ApiProblem
  headers: Headers
  ms: number
}

export type Caller = {
  get<T>(path: string): Promise<Answer<T>>
  post<T>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>
  put<T>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>
  delete<T>(path: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>
}

const CREDENTIALS = {
  admin: { email: INSTITUTE.ADMIN_EMAIL, password: INSTITUTE.ADMIN_PASSWORD },
  hr: { email: INSTITUTE.HR_EMAIL, password: INSTITUTE.HR_PASSWORD },
}

/** Calls the app over HTTP. The address is asked for each time, since a restarted app may have another one. */
export function callerAt(url: () => string, token?: string): Caller {
  async function call<T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const started = performance.now()
    const response = await fetch(`${url()}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const answered: unknown = isJson ? JSON.parse(text) : text
    return {
      status: response.status,
      body: answered as T,
      problem: answered as ApiProblem,
      headers: response.headers,
      ms: performance.now() - started,
    }
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, body, headers) => call('DELETE', path, body, headers),
  }
}

/** The unattended set-up's HR or admin, signed in. */
export async function signedInAt(url: () => string, role: Exclude<Role, 'student'>): Promise<Caller> {
  const { status, body, problem } = await callerAt(url).post<Identity>(`/api/${role}/login`, CREDENTIALS[role])
  if (status !== 200) throw new Error(`${role} could not sign in: ${status} ${problem.message}`)
  return callerAt(url, body.token)
}
