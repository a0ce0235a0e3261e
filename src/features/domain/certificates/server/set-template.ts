import type { ImageBody } from '#shared/contract/image.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { readLogo } from '#shared/server/images/read-image.ts'
import type { CertificateKind } from '../contract/certificate-kind.ts'
import type { Template, TemplateBody, Templates } from '../contract/certificates.contract.ts'
import type en from '../contract/messages/en.json'
import {
  deleteSignature,
  findSignature,
  getTemplate,
  listTemplates,
  lockTemplates,
  storeSignature,
  storeTemplate,
} from './templates.sql.ts'

const message = messagesOf<typeof en>('certificates')

export async function getTemplates(ctx: Ctx): Promise<Templates> {
  const signature = await findSignature(ctx.db)
  const type = signature?.[0] === 0x89 ? 'png' : 'jpeg'
  return {
    templates: await listTemplates(ctx.db, ctx),
    signature: signature ? `data:image/${type};base64,${signature.toString('base64')}` : null,
  }
}

/** 409: stale version. */
export async function setTemplate(ctx: Ctx, kind: CertificateKind, values: TemplateBody): Promise<Template> {
  return inTx(ctx.db, async (tx) => {
    await lockTemplates(tx)
    const before = await getTemplate(tx, ctx, kind)
    checkVersion(ctx, before.version, before)
    await storeTemplate(tx, kind, values)
    const after = await getTemplate(tx, ctx, kind)
    await audit(tx, ctx, {
      action: 'institute.certificates',
      record: 'institute',
      recordId: ABSENT_ID,
      ...(before.version > 0 && { before: toAuditValues(before) }),
      after: toAuditValues(after),
    })
    return after
  })
}

const toAuditValues = ({ title, body, signatory }: Template) => ({
  certificateTitle: title,
  certificateBody: body,
  signatory,
})

/** 422: not a JPEG or PNG, too large or damaged. */
export async function setSignature(ctx: Ctx, body: ImageBody): Promise<{ message: string }> {
  const { content } = await readLogo(body)
  const columns = { content, changed_at: ctx.clock.now() }
  await changeSignature(ctx, true, (tx) => storeSignature(tx, columns))
  return { message: ctx.translate(ctx.language, message('signatureSaved')) }
}

export async function removeSignature(ctx: Ctx): Promise<{ message: string }> {
  await changeSignature(ctx, false, deleteSignature)
  return { message: ctx.translate(ctx.language, message('signatureRemoved')) }
}

async function changeSignature(ctx: Ctx, isSet: boolean, write: (tx: Tx) => Promise<void>): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    await write(tx)
    await audit(tx, ctx, {
      action: 'institute.certificates',
      record: 'institute',
      recordId: ABSENT_ID,
      after: { certificateSignature: isSet },
    })
  })
}
