import { randomUUID } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import { limitBody } from '#shared/server/limit-body.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { CopyFault } from '../contract/second-place.contract.ts'
import { parseBackupName } from './backup-files.ts'
import { CopyError } from './copy-error.ts'
import type { CopyTarget } from './copy-target.ts'
import { hashFile, hashStream } from './hash-file.ts'

export type Bucket = {
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKey: string
  secret: string
}

const MB = 1024 ** 2
/** Stores accept parts from 5 MB, and at most 10,000 of them. */
const PART_BYTES = 8 * MB
const MAX_PARTS = 9_000
const TRIES = 3
/** A part takes this long on a line of 30 kB per second. */
const REQUEST_MS = 5 * MINUTE_MS
/** An answer is a few kB, and a list of copies some hundred. A copy is not read into memory. */
const MAX_ANSWER_BYTES = 16 * MB

export function createS3Target({ prefix, ...bucket }: Bucket, partBytes = PART_BYTES): CopyTarget {
  const connect = (signal: AbortSignal, maxBytes = MAX_ANSWER_BYTES) =>
    new S3mini({
      endpoint: `${bucket.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket.bucket)}`,
      region: bucket.region,
      accessKeyId: bucket.accessKey,
      secretAccessKey: bucket.secret,
      requestAbortTimeout: REQUEST_MS,
      fetch: async (input, init) => {
        const signals = [signal, init?.signal].filter((each) => each instanceof AbortSignal)
        const response = await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
        return limitBody(response, maxBytes)
      },
    })

  return {
    tryOut: (signal) =>
      withFaults(async () => {
        const s3 = connect(signal)
        const key = `${prefix}munshi-${randomUUID()}.txt`
        await s3.putObject(key, 'munshi', 'text/plain')
        if ((await s3.getObject(key)) !== 'munshi') throw new CopyError('changed')
        await s3.deleteObject(key)
      }),
    put: (source, name, signal) =>
      withFaults(async () => {
        const s3 = connect(signal, Number.POSITIVE_INFINITY)
        const file = await open(source)
        try {
          await upload(s3, prefix + name, file, partBytes)
        } finally {
          await file.close()
        }
        const copy = await s3.getObjectResponse(prefix + name)
        if (copy?.body && (await hashStream(copy.body)) === (await hashFile(source, signal))) return
        await s3.deleteObject(prefix + name)
        throw new CopyError('changed')
      }),
    prune: (keep, isOwn, signal) =>
      withFaults(async () => {
        const s3 = connect(signal)
        const objects = (await s3.listObjects('/', prefix)) ?? []
        const names = objects
          .map(({ Key }) => Key.slice(prefix.length))
          .filter((name) => parseBackupName(name) && isOwn(name))
        for (const name of names.toSorted().slice(0, Math.max(0, names.length - keep)))
          await s3.deleteObject(prefix + name)
      }),
  }
}

/** Reads and sends one part at a time, so that memory does not grow with the file. */
async function upload(s3: S3mini, key: string, file: FileHandle, partBytes: number): Promise<void> {
  const { size } = await file.stat()
  const bytes = Math.max(partBytes, Math.ceil(size / MAX_PARTS))
  if (size <= bytes) {
    const content = await readPart(file, 0, size)
    await repeat(() => s3.putObject(key, content))
    return
  }
  const uploadId = await s3.getMultipartUploadId(key)
  try {
    const parts = []
    for (let start = 0; start < size; start += bytes) {
      const content = await readPart(file, start, Math.min(bytes, size - start))
      parts.push(await repeat(() => s3.uploadPart(key, uploadId, content, parts.length + 1)))
    }
    await s3.completeMultipartUpload(key, uploadId, parts)
  } catch (error) {
    // Parts of an upload that is not completed cost money until it is aborted.
    await s3.abortMultipartUpload(key, uploadId).catch(() => {})
    throw error
  }
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead !== length) throw new CopyError('changed')
  return buffer
}

/** An answer of the store is final, except that it is overloaded. */
async function repeat<T>(send: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const isFinal = error instanceof S3ServiceError && error.status < 500
    if (isFinal || tries <= 1 || (error as Error).name === 'AbortError') throw error
    return repeat(send, tries - 1)
  }
}

const CODES: Record<string, CopyFault> = {
  NoSuchBucket: 'no_bucket',
  PermanentRedirect: 'wrong_region',
  AuthorizationHeaderMalformed: 'wrong_region',
  IllegalLocationConstraintException: 'wrong_region',
  QuotaExceeded: 'no_space',
}
const STATUSES: Record<number, CopyFault> = {
  301: 'wrong_region',
  401: 'denied',
  403: 'denied',
  404: 'no_bucket',
  507: 'no_space',
}

async function withFaults(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof CopyError) throw error
    throw new CopyError(error instanceof S3ServiceError ? explainAnswer(error) : explainFailure(error), error)
  }
}

function explainAnswer({ serviceCode, status, body }: S3ServiceError): CopyFault {
  // The client reads the code only from a body of one of the two types that stores send.
  const code = /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] ?? serviceCode ?? ''
  return CODES[code] ?? STATUSES[status] ?? (status >= 500 ? 'unreachable' : 'failed')
}

/** `fetch` throws a TypeError with a cause if there was no answer. */
function explainFailure(error: unknown): CopyFault {
  const isNetwork = error instanceof S3NetworkError || (error instanceof TypeError && error.cause !== undefined)
  const isTimeout = error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)
  return isNetwork || isTimeout ? 'unreachable' : 'failed'
}
