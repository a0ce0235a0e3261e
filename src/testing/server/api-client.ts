import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import type { ApiProblem, Role } from '#shared/contract/endpoint.ts'
import { SETUP_ENV } from './munshi.ts'

export type ClientResponse<T> = {
  status: number
  body: T
  problem: ApiProblem
  headers: Headers
  ms: number
}

export type ApiClient = {
  get<T>(path: string): Promise<ClientResponse<T>>
  post<T>(path: string, body?: object, headers?: Record<string, string>): Promise<ClientResponse<T>>
  put<T>(path: string, body?: object, headers?: Record<string, string>): Promise<ClientResponse<T>>
  delete<T>(path: string, body?: object, headers?: Record<string, string>): Promise<ClientResponse<T>>
}

const CREDENTIALS = {
  admin: { email: SETUP_ENV.ADMIN_EMAIL, password: SETUP_ENV.ADMIN_PASSWORD },
  hr: { email: SETUP_ENV.HR_EMAIL, password: SETUP_ENV.HR_PASSWORD },
}

/** The URL is read for each request, because it may change when the app restarts. */
export function createClient(url: () => string, token?: string): ApiClient {
  async function call<T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<ClientResponse<T>> {
    const started = performance.now()
    const response = await fetch(`${url()}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const content: unknown = isJson ? JSON.parse(text) : text
    return {
      status: response.status,
      body: content as T,
      problem: content as ApiProblem,
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

export async function signInClient(url: () => string, role: Exclude<Role, 'student'>): Promise<ApiClient> {
  const { status, body, problem } = await createClient(url).post<Identity>(`/api/${role}/login`, CREDENTIALS[role])
  if (status !== 200) throw new Error(`${role} could not sign in: ${status} ${problem.message}`)
  return createClient(url, body.token)
}
