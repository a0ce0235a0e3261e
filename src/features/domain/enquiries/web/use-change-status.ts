import { useTranslation } from '#shared/web/i18n.tsx'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { EnquiryStatus } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetEnquiryStatus } from './enquiries.queries.ts'
import { useStatusLabels } from './enquiry-status-badge.tsx'

const TOAST = { replaces: 'enquiry-status' }

export function useChangeStatus() {
  const { t } = useTranslation(['enquiries', 'shared'])
  const setEnquiryStatus = useSetEnquiryStatus()
  const labels = useStatusLabels()
  const successTexts = { Open: t('opened'), Closed: t('closed'), Pending: t('markedPending') }

  const changeStatus = async (enquiry: Enquiry, status: EnquiryStatus): Promise<void> => {
    const consequence = t('statusWillChange', { name: enquiry.name, from: labels[enquiry.status], to: labels[status] })
    const isChanged = await confirm({
      title: t('shared:areYouSure'),
      text: `${consequence} ${t('statusCanChangeBack')}`,
      run: () =>
        setEnquiryStatus.mutateAsync({ enquiry, status }).catch((error: unknown) => {
          toast.error(t('statusFailed'), 1500, TOAST)
          throw error
        }),
    })
    if (isChanged) toast.success(successTexts[status], 1500, TOAST)
  }
  return { changeStatus, isChanging: setEnquiryStatus.isPending }
}
