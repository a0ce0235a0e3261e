import type { Role } from '#shared/contract/endpoint.ts'

export type Actor = { id: string; role: Role; name: string; sessionHash: Buffer }
