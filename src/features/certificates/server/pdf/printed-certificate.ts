import type { Language } from '#shared/contract/messages.ts'
import type { CertificateKind } from '../../contract/certificate-kind.ts'

export type PrintedCertificate = {
  serial: string
  name: string
  /** Of the student, printed beside the serial. Null if the text has it, or there is none. */
  regNo: string | null
  title: string
  body: string
  signatory: string
  date: string
  /** Undefined without a public address. */
  verifyUrl: string | undefined
  /** The bytes of a JPEG. */
  photo: Buffer | undefined
  /** There is a photo which cannot be printed. */
  isPhotoBroken?: boolean
  isRevoked: boolean
}

export type Printing = {
  kind: CertificateKind
  institute: { name: string; lines: string[] }
  /** The bytes of a JPEG or PNG, as the signature. */
  logo: Buffer | undefined
  signature: Buffer | undefined
  language: Language
  labels: { serial: string; regNo: string; date: string; verify: string; revoked: string; brokenPhoto: string }
}
