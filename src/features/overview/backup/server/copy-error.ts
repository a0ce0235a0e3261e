import { errorCode } from '#shared/server/error-code.ts'
import type { CopyFault } from '../contract/second-place.contract.ts'

/** The reason why a backup was not copied. */
export class CopyError extends Error {
  readonly fault: CopyFault

  constructor(fault: CopyFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

const FAULTS: Record<string, CopyFault> = {
  ENOSPC: 'no_space',
  EDQUOT: 'no_space',
  EACCES: 'not_writable',
  EPERM: 'not_writable',
  EROFS: 'not_writable',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EEXIST: 'missing',
  ENODEV: 'missing',
  ENXIO: 'missing',
  EIO: 'missing',
  ESTALE: 'missing',
  EHOSTDOWN: 'missing',
  ETIMEDOUT: 'missing',
}

/** Explains an error of a file system. */
export const toCopyError = (error: unknown) =>
  error instanceof CopyError ? error : new CopyError(FAULTS[errorCode(error) ?? ''] ?? 'failed', error)
