import { errorCode } from '#shared/server/error-code.ts'
import type { HttpsProblem } from '../contract/https.contract.ts'

export type Problem = { code: HttpsProblem; detail: string }

/** Is thrown where the reason is known. */
export class HttpsError extends Error {
  readonly problem: Problem
  readonly retryAfter: Date | undefined

  constructor(code: HttpsProblem, detail: string, retryAfter?: Date) {
    super(describeProblem({ code, detail }))
    this.problem = { code, detail }
    this.retryAfter = retryAfter
  }
}

const FILE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'EEXIST'])

export function toProblem(error: unknown): Problem {
  if (error instanceof HttpsError) return error.problem
  const detail = error instanceof Error ? error.message : String(error)
  return { code: FILE_CODES.has(errorCode(error) ?? '') ? 'notWritable' : 'other', detail }
}

/** For the log and `munshi doctor`; the page translates the code. */
export const describeProblem = ({ code, detail }: Problem) => SENTENCES[code](detail)

const SENTENCES: Record<HttpsProblem, (detail: string) => string> = {
  nameUnknown: (detail) =>
    `The certificate authority found no address of the name. Add it to the DNS, then wait or restart Munshi. (${detail})`,
  notReached: (detail) =>
    `The certificate authority did not reach this machine on port 80. Open ports 80 and 443 in the firewall and the router. (${detail})`,
  httpPortInUse: (port) =>
    `Port ${port} is used by another program, so a certificate authority cannot visit Munshi. Stop that program, or set HTTP_PORT to a port that the router forwards port 80 to. If that program serves https for Munshi, set TRUST_PROXY.`,
  httpsPortInUse: (port) =>
    `Port ${port} is used by another program, so Munshi cannot serve https. Stop that program, or choose another port with HTTPS_PORT.`,
  portNotAllowed: (port) =>
    `This account may not listen on port ${port}. Give it the right (on Linux: AmbientCapabilities=CAP_NET_BIND_SERVICE in the service), or choose ports from 1024 on with HTTP_PORT and HTTPS_PORT.`,
  addressUnknown: (host) => `This machine has no address ${host}. Set HTTPS_HOST to one it has, or leave it out.`,
  authorityUnreachable: (detail) =>
    `The certificate authority does not answer. Check the connection to the internet. (${detail})`,
  rejected: (detail) => `The certificate authority gave no certificate: ${detail}`,
  rateLimited: (detail) => `The certificate authority asks to wait, after too many attempts: ${detail}`,
  clock: (detail) => `The clock of this machine is wrong, so certificates are not valid: ${detail}`,
  notWritable: (detail) =>
    `Keys and certificates cannot be read or written in DATA_DIR. Give this account the right. (${detail})`,
  notReadable: (detail) => `A key or certificate cannot be used: ${detail}`,
  nameNotCovered: (names) =>
    `The local authority does not cover ${names}. Use another name, or delete the files authority.pem and local.pem in DATA_DIR/https: a new authority is made, which phones and computers have to trust again.`,
  other: (detail) => `https does not work: ${detail}`,
}
