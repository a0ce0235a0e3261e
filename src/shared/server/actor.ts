import type { Role } from '#shared/contract/endpoint.ts'

/** Who makes a call. `sessionHash` is what is stored of the token. */
export type Actor = { id: string; role: Role; name: string; sessionHash: Buffer }
