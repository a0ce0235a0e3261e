import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useArea } from '#shared/web/use-area.ts'
import { homeOf, useIdentity } from '#shared/web/identity-store.ts'
import { PageHeader, type Crumb } from '#shared/web/ui/page-header.tsx'
import type { Paper } from './paper.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import classes from './receipt-paper.module.css'
import { useStudentLinks } from '#features/students/web/public.ts'

/** The receipt with its way back, and 'Download', which opens the print dialog. */
export function ReceiptPage({ paper, studentId }: { paper: Paper; studentId?: string }) {
  const { t } = useTranslation('fees')
  usePrintOnArrival()
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('receiptNo', { number: paper.receiptNo })}
        crumbs={useCrumbs(studentId)}
        actions={
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => window.print()}>
            {t('download')}
          </Button>
        }
      />
      <ReceiptPaper paper={paper} />
    </div>
  )
}

/** 'Print receipt' leads here with the wish in the navigation state; it is granted once, not at each reload. */
function usePrintOnArrival(): void {
  const wanted = useLocation({ select: ({ state }) => state.print === true })
  const navigate = useNavigate()
  const print = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: true,
      state: (before) => ({ ...before, print: false }),
      replace: true,
      resetScroll: false,
    })
    // Once the receipt has been drawn.
    setTimeout(() => window.print(), 100)
  })
  useEffect(() => {
    if (wanted) print()
  }, [wanted])
}

function useCrumbs(studentId: string | undefined): Crumb[] {
  const { t } = useTranslation(['fees', 'shared'])
  const area = useArea()
  const links = useStudentLinks()
  const here = { label: t('feeReceipt') }
  if (!useIdentity(area) || area === null) return []
  const dashboard = { label: t('shared:dashboard'), link: { to: homeOf(area) } }
  if (area === 'user') return [dashboard, { label: t('viewFee'), link: { to: '/student/fee' } }, here]
  if (studentId === undefined) return [dashboard, here]
  return [
    dashboard,
    { label: t('shared:navStudents'), link: links.list },
    { label: t('feeDetails'), link: links.fees(studentId) },
    here,
  ]
}
