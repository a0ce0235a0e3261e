import { type Certificate, parseCertificate } from './certificate.ts'
import { HttpsError } from './describe-problem.ts'
import { readSecret } from './https-files.ts'

/** Returns undefined if there is no such file. Throws an HttpsError if its content is no certificate with its key. */
export async function readCertificate(directory: string, file: string): Promise<Certificate | undefined> {
  const pem = await readSecret(directory, file)
  if (pem === undefined) return undefined
  try {
    return parseCertificate(pem)
  } catch (error) {
    throw new HttpsError('notReadable', `${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
