import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStudentLinks } from '#features/students/web/public.ts'
import { getHomePath, useIdentity } from '#shared/web/identity-store.ts'
import { PageHeader, type Crumb } from '#shared/web/ui/page-header.tsx'
import { useArea } from '#shared/web/use-area.ts'
import type { PrintableReceipt } from './printable-receipt.ts'
import { ReceiptDocument } from './receipt-document.tsx'
import classes from './receipt-page.module.css'

export function ReceiptPage({ receipt, studentId }: { receipt: PrintableReceipt; studentId?: string }) {
  const { t } = useTranslation('fees')
  usePrintOnArrival()
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('receiptNo', { number: receipt.receiptNo })}
        crumbs={useCrumbs(studentId)}
        actions={
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => window.print()}>
            {t('download')}
          </Button>
        }
      />
      <ReceiptDocument receipt={receipt} />
    </div>
  )
}

/** 'Print receipt' sets `print` in the navigation state, which is cleared so that a reload does not print again. */
function usePrintOnArrival(): void {
  const isRequested = useLocation({ select: ({ state }) => state.print === true })
  const navigate = useNavigate()
  const print = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: true,
      state: (before) => ({ ...before, print: false }),
      replace: true,
      resetScroll: false,
    })
    // Waits until the receipt is painted.
    setTimeout(() => window.print(), 100)
  })
  useEffect(() => {
    if (isRequested) print()
  }, [isRequested])
}

function useCrumbs(studentId: string | undefined): Crumb[] {
  const { t } = useTranslation(['fees', 'shared'])
  const area = useArea()
  const links = useStudentLinks()
  const current = { label: t('feeReceipt') }
  if (!useIdentity(area) || area === null) return []
  const dashboard = { label: t('shared:dashboard'), link: { to: getHomePath(area) } }
  if (area === 'user') return [dashboard, { label: t('viewFee'), link: { to: '/student/fee' } }, current]
  if (studentId === undefined) return [dashboard, current]
  return [
    dashboard,
    { label: t('shared:navStudents'), link: links.list },
    { label: t('feeDetails'), link: links.fees(studentId) },
    current,
  ]
}
