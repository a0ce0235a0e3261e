import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { ImageBody } from '#shared/contract/image.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import {
  body,
  day,
  FileContent,
  IdParams,
  lines,
  Message,
  oneOf,
  paging,
  PathId,
  search,
  text,
} from '#shared/contract/scalars.ts'
import { CERTIFICATE_KINDS } from './certificate-kind.ts'
import type en from './messages/en.json'
import { findUnknownPlaceholders } from './placeholders.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('certificates')

/** A PDF contains at most this many certificates. */
export const MAX_ISSUED = 100

export const Certificate = z.object({
  _id: z.string(),
  /** The id of an issue. Certificates that were issued together are one PDF. */
  issue: z.string(),
  /** `C/2026-27/0001`. */
  serial: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  student: z.string(),
  /** The name that is printed. */
  name: z.string(),
  course: z.string(),
  batch: z.string(),
  date: z.string(),
  /** Is null for students. */
  by: z.nullable(z.string()),
  revokedOn: z.nullable(z.string()),
  revokeReason: z.nullable(z.string()),
})
export type Certificate = z.infer<typeof Certificate>

export const ListCertificates = z.strictObject({
  ...paging(20),
  search,
  kind: z.optional(oneOf(CERTIFICATE_KINDS)),
})
export type ListCertificates = z.output<typeof ListCertificates>

export const CandidatesQuery = z.strictObject({
  kind: oneOf(CERTIFICATE_KINDS),
  /** The code of a batch, to list its active students. */
  batch: z.optional(text(60)),
  student: z.optional(PathId),
})
export type CandidatesQuery = z.output<typeof CandidatesQuery>

/** Warnings do not prevent a certificate. `issued`: one of this kind exists for this course and is not revoked. */
export const WARNINGS = ['issued', 'notCompleted', 'noEndDate', 'pending', 'lowAttendance', 'noPhoto'] as const

export const Candidate = z.object({
  /** `_id` of the enrolment. */
  _id: z.string(),
  student: z.string(),
  name: z.string(),
  course: z.string(),
  batch: z.string(),
  /** Rupees. */
  pending: z.number(),
  /** Percent of all marks in the batch. Null without marks. */
  attendance: z.nullable(z.number()),
  warnings: z.array(z.enum(WARNINGS)),
})
export type Candidate = z.infer<typeof Candidate>

export const IssueBody = body({
  kind: oneOf(CERTIFICATE_KINDS),
  enrolments: z
    .array(z.uuid(), 'words:noStudentChosen')
    .check(z.minLength(1, 'words:noStudentChosen'), z.maxLength(MAX_ISSUED, message('tooMany'))),
  date: day(),
})
export type IssueBody = z.output<typeof IssueBody>

const withPlaceholders = (max: number) =>
  lines(max).check(z.refine((value) => findUnknownPlaceholders(value).length === 0, message('unknownPlaceholder')))

export const TemplateBody = body(
  {
    title: withPlaceholders(100),
    body: withPlaceholders(2000),
    signatory: withPlaceholders(200),
  },
  ['kind', 'version'],
)
export type TemplateBody = z.output<typeof TemplateBody>

export const Template = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  title: z.string(),
  body: z.string(),
  /** Name and office, printed below the line for the signature. */
  signatory: z.string(),
  /** 0 for the built-in text, which is in the language of receipts. */
  version: z.number(),
})
export type Template = z.infer<typeof Template>

export const Templates = z.object({
  templates: z.array(Template),
  /** A data URL. */
  signature: z.nullable(z.string()),
})
export type Templates = z.infer<typeof Templates>

export const RevokeBody = body({ reason: text(300, message('reasonMissing')) })
export type RevokeBody = z.output<typeof RevokeBody>

export const VerifiedCertificate = z.object({
  state: z.enum(['genuine', 'revoked']),
  serial: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  /** '–' once the student is erased. */
  name: z.string(),
  course: z.string(),
  date: z.string(),
  revokedOn: z.nullable(z.string()),
})
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>

const KindParams = z.strictObject({ kind: oneOf(CERTIFICATE_KINDS) })

export const certificatesApi = {
  export: endpoint({
    may: 'certificates.list',
    ...exportOf({ path: '/api/certificate', what: 'certificates and ID cards', query: ListCertificates }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/certificate',
    summary:
      'List certificates and ID cards, newest first; the search is a serial number, or in the name, phone, batch or course of the student',
    may: 'certificates.list',
    query: ListCertificates,
    result: z.object({ certificates: z.array(Certificate), total: z.number() }),
  }),
  ofStudent: endpoint({
    method: 'GET',
    path: '/api/certificate/of/{id}',
    summary: 'List the certificates and ID cards of a student, newest first',
    may: 'certificates.read',
    params: IdParams,
    result: z.object({ certificates: z.array(Certificate) }),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/certificate/candidates',
    summary: 'The courses of a batch or student for which certificates can be issued, with warnings',
    may: 'certificates.issue',
    query: CandidatesQuery,
    result: z.object({ candidates: z.array(Candidate) }),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/certificate',
    summary: 'Issue a certificate or ID card for each of the courses, with consecutive serial numbers: all or none',
    may: 'certificates.issue',
    body: IssueBody,
    status: 201,
    idempotent: 'forever',
    result: z.object({ issue: z.string(), certificates: z.array(Certificate) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/certificate/file/{id}',
    summary: 'A certificate or ID card as PDF',
    may: 'certificates.read',
    params: IdParams,
    file: 'application/pdf',
    timeoutSeconds: 30,
    result: FileContent,
  }),
  issueFile: endpoint({
    method: 'GET',
    path: '/api/certificate/issue/{id}',
    summary: 'All that were issued together as one PDF; ID cards are ten to a page',
    may: 'certificates.list',
    params: IdParams,
    file: 'application/pdf',
    heavy: true,
    timeoutSeconds: 30,
    result: FileContent,
  }),
  revoke: endpoint({
    method: 'PUT',
    path: '/api/certificate/revoke/{id}',
    summary: 'Revoke a certificate; its QR code then says so. 409 if it is revoked already',
    may: 'certificates.revoke',
    params: IdParams,
    body: RevokeBody,
    result: Certificate,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/certificate/template',
    summary: 'The texts of certificates and ID cards, and the signature',
    may: 'certificates.design',
    result: Templates,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/certificate/preview/{kind}',
    summary: 'A certificate or ID card as PDF in which the placeholders are not replaced',
    may: 'certificates.design',
    params: KindParams,
    file: 'application/pdf',
    result: FileContent,
  }),
  setTemplate: endpoint({
    method: 'PUT',
    path: '/api/certificate/template/{kind}',
    summary: 'Change a text; certificates that were issued stay as they are',
    may: 'certificates.design',
    params: KindParams,
    body: TemplateBody,
    result: Template,
  }),
  setSignature: endpoint({
    method: 'PUT',
    path: '/api/certificate/signature',
    summary: 'Replace the signature: a JPEG or PNG of at most 400 × 400 pixels and 30 kB, in base64',
    may: 'certificates.design',
    body: ImageBody,
    heavy: true,
    timeoutSeconds: 30,
    result: Message,
  }),
  removeSignature: endpoint({
    method: 'DELETE',
    path: '/api/certificate/signature',
    summary: 'Remove the signature',
    may: 'certificates.design',
    result: Message,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/certificate/verify/{certificateCode}',
    summary: 'Whether a certificate is genuine or revoked, by the code in its QR code',
    may: 'certificates.verify',
    params: z.strictObject({ certificateCode: z.string() }),
    hourlyLimit: 60,
    result: VerifiedCertificate,
  }),
}
