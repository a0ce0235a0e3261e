import type { Language } from '#shared/contract/messages.ts'
import type { CertificateKind } from '../../contract/certificate-kind.ts'

export type PrintedCertificate = {
  serial: string
  name: string
  /** The student's registration number, printed beside the serial. Null if the text has it, or there is none. */
  regNo: string | null
  title: string
  body: string
  signatory: string
  date: string
  /** Undefined without a public address. */
  verifyUrl: string | undefined
  /** The bytes of a JPEG. */
  photo: Buffer | undefined
  /** The stored photo cannot be printed. */
  isPhotoBroken?: boolean
  isRevoked: boolean
}

export type Printing = {
  kind: CertificateKind
  institute: { name: string; lines: string[] }
  /** The bytes of a JPEG or PNG, like `signature`. */
  logo: Buffer | undefined
  signature: Buffer | undefined
  language: Language
  labels: { serial: string; regNo: string; date: string; verify: string; revoked: string; brokenPhoto: string }
}
