import { findStudent } from '#features/domain/students/server/public.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { foundWithin, scopeFor, scopeOf } from '#shared/server/scope.ts'
import { fromCode } from '#shared/server/uuid-code.ts'
import type { Certificate, VerifiedCertificate } from '../contract/certificates.contract.ts'
import { findByVerificationId, findCertificate, listCertificatesOfStudent } from './certificates.sql.ts'

/** 403: a student requests another's. 404: unknown or deleted student. */
export async function getCertificatesOfStudent({ db, actor }: Ctx<Actor>, id: string): Promise<Certificate[]> {
  const scope = scopeFor(actor, id)
  found(await findStudent(db, scope, id))
  return (await listCertificatesOfStudent(db, scope, id)).map((certificate) => toReader(actor, certificate))
}

/** Students read why a certificate was revoked, and not who issued it. */
const toReader = ({ role }: Actor, certificate: Certificate): Certificate =>
  role === 'student' ? { ...certificate, by: null } : certificate

/** 403: a student requests another's, existing or not. 404: unknown. */
export async function getCertificate({ db, actor }: Ctx<Actor>, id: string): Promise<Certificate> {
  const scope = scopeOf(actor)
  return foundWithin(scope, await findCertificate(db, scope, id))
}

/** 404: unknown or malformed code. */
export async function verifyCertificate({ db }: Ctx, code: string): Promise<VerifiedCertificate> {
  const { serial, kind, name, course, date, revokedOn } = found(await findByVerificationId(db, fromCode(code)))
  return { state: revokedOn === null ? 'genuine' : 'revoked', serial, kind, name, course, date, revokedOn }
}
