/** Fields of an enquiry that tell something of the person: the audit trail keeps them apart. */
export const PERSONAL_FIELDS = [
  'name',
  'mailId',
  'contact',
  'altContact',
  'qualification',
  'address',
  'ref',
  'remark',
] as const

/** What an audit entry of an enquiry is told of it: the person is known by the enquiry's own id, or by the student's. */
export const personOf = (subjectId: string) => ({ subjectId, fields: PERSONAL_FIELDS })
