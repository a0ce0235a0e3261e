import type { Insertable } from 'kysely'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { CertificateSignature } from '#shared/server/tables.ts'
import { CERTIFICATE_KINDS, type CertificateKind } from '../contract/certificate-kind.ts'
import type { Template, TemplateBody } from '../contract/certificates.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('certificates')

const BUILT_IN = {
  completion: { title: message('completionTitle'), body: message('completionBody') },
  bonafide: { title: message('bonafideTitle'), body: message('bonafideBody') },
  idCard: { title: message('idCardTitle'), body: message('idCardBody') },
} as const

/** Returns templates in the order of the kinds. Those that no admin has changed are in the language of receipts. */
export async function listTemplates(db: Db, { translate }: Pick<Ctx, 'translate'>) {
  const rows = await db
    .selectFrom('certificate_template')
    .select(['kind', 'title', 'body', 'signatory', 'version'])
    .execute()
  const { receiptLanguage: language } = await getLetterhead(db)
  const own = new Map(rows.map((row) => [row.kind, row]))
  return CERTIFICATE_KINDS.map((kind): Template => {
    const { title, body } = BUILT_IN[kind]
    const builtIn = { title: translate(language, title), body: translate(language, body), version: 0 }
    return { ...(own.get(kind) ?? { ...builtIn, signatory: translate(language, message('signatoryText')) }), kind }
  })
}

export async function getTemplate(db: Db, ctx: Pick<Ctx, 'translate'>, kind: CertificateKind): Promise<Template> {
  const templates = await listTemplates(db, ctx)
  return templates.find((template) => template.kind === kind)!
}

export async function storeTemplate(tx: Tx, kind: CertificateKind, values: TemplateBody): Promise<void> {
  await tx
    .insertInto('certificate_template')
    .values({ kind, ...values })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ ...values, version: eb('certificate_template.version', '+', 1) })),
    )
    .execute()
}

export async function findSignature(db: Db): Promise<Buffer | undefined> {
  return (await db.selectFrom('certificate_signature').select('content').executeTakeFirst())?.content
}

/** Locks the institute, because a template that is not stored yet has no row to lock. */
export async function lockTemplates(tx: Tx): Promise<void> {
  await tx.selectFrom('institute').select('name').forUpdate().execute()
}

export async function storeSignature(tx: Tx, columns: Insertable<CertificateSignature>): Promise<void> {
  const insert = tx.insertInto('certificate_signature').values(columns)
  await insert.onConflict((conflict) => conflict.column('one').doUpdateSet(columns)).execute()
}

export async function deleteSignature(tx: Tx): Promise<void> {
  await tx.deleteFrom('certificate_signature').execute()
}
