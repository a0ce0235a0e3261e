import { useTranslation } from 'react-i18next'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import { EmailNotice } from './email-notice.tsx'
import { useRemoveEnquiry } from './enquiries.queries.ts'
import { useEnquiryColumns } from './enquiry-columns.tsx'
import { EnquiryMenu } from './enquiry-menu.tsx'
import { useSendEmail } from './use-send-email.ts'
import { useSetStatus } from './use-set-status.ts'

/** A page of enquiries, and what HR does to each. */
export function EnquiryTable({ enquiries, page, busy }: { enquiries: Enquiry[]; page: number; busy: boolean }) {
  const { t } = useTranslation('enquiries')
  const { setStatus, setting } = useSetStatus()
  const removal = useRemoveEnquiry()
  const remove = (enquiry: Enquiry) =>
    confirmDelete(t('willBeDeleted', { name: enquiry.name }), () => removal.mutateAsync(enquiry))
  const { send, notice } = useSendEmail()
  const columns = useEnquiryColumns(enquiries, page)
  return (
    <>
      <DataTable
        label={t('listTitle')}
        columns={columns}
        rows={enquiries}
        rowKey={({ _id }) => _id}
        actions={(enquiry) => <EnquiryMenu enquiry={enquiry} acts={{ setStatus, sendEmail: send, remove }} />}
        busy={busy || setting || removal.isPending}
      />
      <EmailNotice {...notice} />
    </>
  )
}
