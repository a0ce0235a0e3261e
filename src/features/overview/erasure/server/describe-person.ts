import { listPersonalValues } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import type { LockedDeletion } from '#shared/server/deletions.sql.ts'
import type { Person } from '#shared/server/mentions.sql.ts'
import { getContacts, listEnquiryIds } from './person.sql.ts'

type EnquiryRow = {
  id: string
  name: string
  mail_id: string | null
  contact: string | null
  alt_contact: string | null
}
/** The row is null once the enquiry is erased. */
export const toEnquiry = (row: unknown) => (row ?? {}) as Partial<EnquiryRow>

/** Describes the person behind a deleted record and its enquiries, with the contacts that they had earlier. */
export async function describePerson(tx: Tx, { id, record, enquiry }: LockedDeletion): Promise<Person> {
  const row = toEnquiry(enquiry)
  const ids = [...new Set([id, ...(await listEnquiryIds(tx, id)), ...(row.id === undefined ? [] : [row.id])])]
  const student = record === 'student' ? await getContacts(tx, id) : undefined
  const emails = [student?.email, row.mail_id, ...(await listPersonalValues(tx, ids, ['email', 'mailId', 'to']))]
  const phones = [student?.contact, student?.altContact, row.contact, row.alt_contact]
  phones.push(...(await listPersonalValues(tx, ids, ['contact', 'altContact'])))
  return {
    ids,
    emails: toTexts(emails),
    phones: toTexts(phones),
    names: [toTexts([student?.fname, student?.lname]), toTexts([row.name])],
  }
}

const toTexts = (values: (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
]
