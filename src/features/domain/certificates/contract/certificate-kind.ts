export const CERTIFICATE_KINDS = ['completion', 'bonafide', 'idCard'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

const PREFIXES: Record<CertificateKind, string> = { completion: 'C', bonafide: 'B', idCard: 'ID' }

/** Returns a number such as `C/2026-27/0001`, which has at most 16 characters up to 99,999. */
export const formatSerial = (kind: CertificateKind, financialYear: string, n: number): string =>
  `${PREFIXES[kind]}/${financialYear}/${String(n).padStart(4, '0')}`

export type Serial = { kind: CertificateKind; financialYear: string; n: number }

export function parseSerial(text: string): Serial | undefined {
  const [, prefix, financialYear, n] = /^(C|B|ID)\/(\d{4}-\d{2})\/(\d{1,5})$/i.exec(text.trim()) ?? []
  const kind = CERTIFICATE_KINDS.find((one) => PREFIXES[one] === prefix?.toUpperCase())
  return kind && financialYear !== undefined ? { kind, financialYear, n: Number(n) } : undefined
}
