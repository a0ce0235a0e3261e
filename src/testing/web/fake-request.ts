export type FakeRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
  signal: AbortSignal
}
