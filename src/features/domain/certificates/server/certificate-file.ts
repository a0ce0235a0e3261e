import { getFinancialYear } from '#features/domain/fees/server/public.ts'
import { findLogo, getLetterhead } from '#features/base/institute/server/public.ts'
import { getDay } from '#features/base/institute/server/days/public.ts'
import { findPhoto } from '#features/domain/students/server/photos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID, type FileContent } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { notFound } from '#shared/server/errors.ts'
import { keepPrintable } from '#shared/server/images/keep-printable.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { toCode } from '#shared/server/uuid-code.ts'
import { type CertificateKind, formatSerial } from '../contract/certificate-kind.ts'
import type en from '../contract/messages/en.json'
import { createCertificatesPdf } from './pdf/create-certificates-pdf.ts'
import type { PrintedCertificate } from './pdf/printed-certificate.ts'
import { listPrinted, type PrintedRow } from './printed-certificates.sql.ts'
import { getCertificate } from './read-certificates.ts'
import { findSignature, getTemplate } from './templates.sql.ts'

const message = messagesOf<typeof en>('certificates')

/** 403, 404: as in `getCertificate`. */
export async function getCertificateFile(ctx: Ctx<Actor>, id: string): Promise<FileContent> {
  await getCertificate(ctx, id)
  return createFile(ctx, await listPrinted(ctx.db, scopeOf(ctx.actor), { id }))
}

/** 404: unknown. */
export const getIssueFile = async (ctx: Ctx<Actor>, issue: string): Promise<FileContent> =>
  createFile(ctx, await listPrinted(ctx.db, scopeOf(ctx.actor), { issue }))

/** Prints the template with its placeholders in braces. */
export async function getPreview(ctx: Ctx<Actor>, kind: CertificateKind): Promise<FileContent> {
  const date = await getDay(ctx.db, ctx.clock.now())
  const serial = formatSerial(kind, getFinancialYear(date), 0)
  const certificate = { ...(await getTemplate(ctx.db, ctx, kind)), serial, date, name: '{name}' }
  const verifyUrl = toVerifyUrl(ctx, ABSENT_ID)
  const content = await print(ctx, kind, [
    { ...certificate, verifyUrl, photo: undefined, regNo: null, isRevoked: false },
  ])
  return { name: `${kind}.pdf`, content }
}

async function createFile(ctx: Ctx<Actor>, rows: PrintedRow[]): Promise<FileContent> {
  const [first] = rows
  if (!first) throw notFound()
  const scope = scopeOf(ctx.actor)
  const certificates: PrintedCertificate[] = []
  for (const row of rows) {
    const photo = row.kind === 'idCard' ? (await findPhoto(ctx.db, scope, row.studentId))?.content : undefined
    const verifyUrl = toVerifyUrl(ctx, row.verificationId)
    const serial = formatSerial(row.kind, row.financialYear, row.n)
    certificates.push({ ...row, serial, photo, verifyUrl, isRevoked: row.revokedAt !== null })
  }
  const content = await print(ctx, first.kind, certificates)
  const serials =
    rows.length === 1 ? certificates[0]!.serial : `${certificates[0]!.serial}-${certificates.at(-1)!.serial}`
  return { name: `${serials.replaceAll('/', '-')}.pdf`, content }
}

const toVerifyUrl = ({ publicOrigin }: Ctx, id: string) => publicOrigin && `${publicOrigin}/certificate/${toCode(id)}`

async function print(ctx: Ctx, kind: CertificateKind, certificates: PrintedCertificate[]): Promise<Buffer> {
  const { name, address, phone, receiptLanguage: language } = await getLetterhead(ctx.db)
  const images = [(await findLogo(ctx.db))?.content, await findSignature(ctx.db)]
  const [logo, signature, ...photos] = await keepPrintable([...images, ...certificates.map(({ photo }) => photo)])
  const printable = certificates.map((certificate, index) => ({
    ...certificate,
    photo: photos[index],
    isPhotoBroken: certificate.photo !== undefined && photos[index] === undefined,
  }))
  return createCertificatesPdf(printable, {
    kind,
    institute: { name, lines: [address, phone].filter(Boolean) },
    logo,
    signature,
    language,
    labels: {
      serial: ctx.translate(language, message('serial')),
      regNo: ctx.translate(language, 'students:regNo'),
      date: ctx.translate(language, message('dateOfIssue')),
      verify: ctx.translate(language, message('scanToVerify')),
      revoked: ctx.translate(language, message('revoked')),
      brokenPhoto: ctx.translate(language, message('brokenPhoto')),
    },
  })
}
