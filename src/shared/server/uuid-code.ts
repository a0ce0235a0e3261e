import { ABSENT_ID } from '#shared/contract/scalars.ts'

/** 22 characters of base64url, the last of which has four unused bits. */
const CODE = /^[\w-]{21}[AQgw]$/

/** Encodes the 16 bytes of a random UUID, for a secret address. */
export const toCode = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

/** A malformed code becomes an id that no record has, so that it takes as long as an unknown one. */
export const fromCode = (code: string): string =>
  CODE.test(code) ? Buffer.from(code, 'base64url').toString('hex') : ABSENT_ID
