import { getToday, withCurrentYear } from '#features/base/institute/server/days/public.ts'
import { MODE_LABELS, PLACEMENT_LABELS } from '#features/domain/students/contract/choice-labels.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import { ENQUIRY_FIELDS, type ListEnquiries } from '../contract/enquiries.contract.ts'
import { STATUS_LABELS } from '../contract/imported-enquiry.ts'
import { listEnquiries } from './enquiries.sql.ts'

export const enquiryExport = {
  name: 'enquiries',
  columns: {
    ...columnsOf(ENQUIRY_FIELDS, {
      Enquirymode: { values: MODE_LABELS },
      mode: { values: MODE_LABELS },
      date: { type: 'day' },
      isPlaced: { values: PLACEMENT_LABELS },
    }),
    status: { label: 'words:status', values: STATUS_LABELS },
    nextCall: { label: 'enquiries:nextCall', type: 'day' },
  },
  read: async ({ db, clock }: Ctx, query: ListEnquiries) =>
    (await listEnquiries(db, await withCurrentYear(db, clock, query), await getToday(db, clock))).enquiries,
} as const
