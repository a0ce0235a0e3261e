import { useTranslation } from 'react-i18next'
import type { Enquiry } from '#features/enquiries/contract/enquiries.contract.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { EmailSendingDialog } from './email-sending-dialog.tsx'
import { useRemoveEnquiry } from './enquiries.queries.ts'
import { useEnquiryColumns } from './enquiry-columns.tsx'
import { EnquiryMenu } from './enquiry-menu.tsx'
import { useChangeStatus } from './use-change-status.ts'
import { useSendEmail } from './use-send-email.ts'

export function EnquiryTable({ enquiries, page, busy }: { enquiries: Enquiry[]; page: number; busy: boolean }) {
  const { t } = useTranslation('enquiries')
  const { changeStatus, isChanging } = useChangeStatus()
  const removal = useRemoveEnquiry()
  const remove = (enquiry: Enquiry) =>
    confirmDelete(t('willBeDeleted', { name: enquiry.name }), () => removal.mutateAsync(enquiry))
  const { sendEmail, dialog } = useSendEmail()
  const columns = useEnquiryColumns(enquiries, page)
  return (
    <>
      <DataTable
        label={t('listTitle')}
        columns={columns}
        rows={enquiries}
        rowKey={({ _id }) => _id}
        actions={(enquiry) => <EnquiryMenu enquiry={enquiry} actions={{ changeStatus, sendEmail, remove }} />}
        busy={busy || isChanging || removal.isPending}
      />
      <EmailSendingDialog {...dialog} />
    </>
  )
}
