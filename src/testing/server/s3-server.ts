import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const ACCOUNT = { accessKey: 'AKEXAMPLE', secret: 'example/secret+key', region: 'ap-south-1', bucket: 'office' }

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> }

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const fail = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` })

/** Stores objects in memory, and checks each request by the published rules of AWS Signature Version 4. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const requests: string[] = []
  /** Replaces an answer. */
  let intercept: (request: string) => Answer | undefined = () => undefined

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', 'http://s3.test')
    const name = `${request.method} ${decodeURIComponent(url.pathname)}${url.search}`
    requests.push(name)
    const {
      status,
      body: content = '',
      headers,
    } = intercept(name) ?? checkSignature(request, body) ?? answer(request.method!, url, body)
    response
      .writeHead(status, { 'content-type': 'application/xml', ...headers })
      .end(request.method === 'HEAD' ? '' : content)
  })

  function answer(method: string, url: URL, body: Buffer): Answer {
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    if (bucket !== ACCOUNT.bucket) return fail(404, 'NoSuchBucket')
    const uploadId = url.searchParams.get('uploadId')
    if (uploadId !== null) return answerPart(method, uploadId, Number(url.searchParams.get('partNumber')), key, body)
    if (method === 'POST') {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    if (method === 'PUT') {
      objects.set(key, body)
      return { status: 200, headers: { etag: `"${hash(body)}"` } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (key === '') return { status: 200, body: list(url.searchParams.get('prefix') ?? '') }
    const found = objects.get(key)
    return found
      ? { status: 200, body: found, headers: { 'content-type': 'application/octet-stream' } }
      : fail(404, 'NoSuchKey')
  }

  function answerPart(method: string, uploadId: string, part: number, key: string, body: Buffer): Answer {
    const parts = uploads.get(uploadId)
    if (!parts) return fail(404, 'NoSuchUpload')
    if (method === 'PUT') {
      parts.set(part, body)
      return { status: 200, headers: { etag: `"${hash(body)}"` } }
    }
    uploads.delete(uploadId)
    if (method === 'DELETE') return { status: 204 }
    const ordered = [...parts].toSorted(([a], [b]) => a - b)
    objects.set(key, Buffer.concat(ordered.map(([, content]) => content)))
    return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>' }
  }

  const list = (prefix: string) =>
    `<ListBucketResult>${[...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`)
      .join('')}</ListBucketResult>`

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...ACCOUNT,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    requests,
    answerWith: (answers: typeof intercept) => (intercept = answers),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Undefined if the signature is that of the account. */
function checkSignature({ headers, method, url = '' }: IncomingMessage, body: Buffer): Answer | undefined {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [accessKey = '', day = '', region = '', service = '', end = ''] = credential.split('/')
  if (region !== '' && region !== ACCOUNT.region) return fail(400, 'AuthorizationHeaderMalformed')
  if (accessKey !== ACCOUNT.accessKey) return fail(403, 'InvalidAccessKeyId')
  const date = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body)) return fail(400, 'XAmzContentSHA256Mismatch')
  const [path = '', query = ''] = url.split('?')
  const names = signed.split(';')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .toSorted()
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n')
  const scope = [day, region, service, end].join('/')
  const key = [day, region, service, end].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${ACCOUNT.secret}`,
  )
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n'))
  const isSigned = names.includes('host') && names.includes('x-amz-date') && date.startsWith(day)
  const isEqual = signature.length === 64 && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isSigned && isEqual ? undefined : fail(403, 'SignatureDoesNotMatch')
}
