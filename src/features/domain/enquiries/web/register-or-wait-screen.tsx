import { Needing } from '#shared/web/ui/needing.tsx'
import type * as z from 'zod/mini'
import type { Registration } from '#features/domain/admissions/contract/admissions.contract.ts'
import { RegisterStudentScreen } from '#features/domain/admissions/web/public.ts'
import { waitAs } from '#features/domain/courses/batches/web/waiting/public.ts'
import type { EnquiryBody } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { call } from '#shared/web/call.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { enquiriesQueries } from './enquiries.queries.ts'

/**
 * `/hr/register`. If the batch is full, the person can wait for a seat as an enquirer, because a student has a batch.
 */
function RegisterOrWait() {
  const today = useToday()
  const refresh = useRefresh()
  const wait = (body: z.input<typeof Registration>) => {
    // Each attempt has the same key, so that a second one creates no second enquiry.
    const key = createIdempotencyKey()
    return async (batchId: string) => {
      const enquiry = await call('POST /api/enquiry', { body: toEnquiry(body, today), key })
      await waitAs({ enquiry: enquiry._id })(batchId)
      await refresh(enquiriesQueries.all())
    }
  }
  return <RegisterStudentScreen wait={wait} />
}

const MAX_NAME = 30

function toEnquiry(body: z.input<typeof Registration>, today: string): z.input<typeof EnquiryBody> {
  const { fname, lname, email, contact, altContact, degree, perAddress, course, mode } = body
  return {
    name: [fname, lname]
      .filter((name) => typeof name === 'string')
      .join(' ')
      .slice(0, MAX_NAME)
      .trim(),
    mailId: email,
    contact,
    altContact,
    qualification: degree,
    address: perAddress,
    course,
    mode,
    date: today,
  }
}

export function RegisterOrWaitScreen() {
  return (
    <Needing may="admissions.register-active">
      <RegisterOrWait />
    </Needing>
  )
}
