import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStudentLinks } from '#features/students/web/public.ts'
import { LANGUAGE_NAMES, type Language } from '#shared/contract/messages.ts'
import { loadLanguage } from '#shared/web/i18n.tsx'
import { getHomePath, useIdentity } from '#shared/web/identity-store.ts'
import { PageHeader, type Crumb } from '#shared/web/ui/page-header.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { useUpdateState } from '#shared/web/use-update-state.ts'
import type { PrintableReceipt } from './printable-receipt.ts'
import { ReceiptDocument } from './receipt-document.tsx'
import classes from './receipt-page.module.css'

export function ReceiptPage({ receipt, studentId }: { receipt: PrintableReceipt; studentId?: string }) {
  const { t, i18n } = useTranslation('fees')
  const language = i18n.language as Language
  const paperLanguage = receipt.institute.receiptLanguage
  const paper = usePaper(paperLanguage)
  const print = usePrint(paper !== 'loading')
  const hasPaper = paper === 'loaded' && paperLanguage !== language
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('receiptNo', { number: receipt.receiptNo })}
        hint={
          hasPaper && (
            <>
              {t('languageOnPaper')} <span lang={paperLanguage}>{LANGUAGE_NAMES[paperLanguage]}</span>
            </>
          )
        }
        crumbs={useCrumbs(studentId)}
        actions={
          <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={print}>
            {t('download')}
          </Button>
        }
      />
      <div className={classes.screen}>
        <ReceiptDocument receipt={receipt} language={language} />
      </div>
      {hasPaper && (
        <div className={classes.paper} lang={paperLanguage}>
          <ReceiptDocument receipt={receipt} language={paperLanguage} />
        </div>
      )}
    </div>
  )
}

/** Loads the language on paper. Without it, the receipt is printed as it is shown. */
function usePaper(language: Language): 'loading' | 'loaded' | 'failed' {
  const [settled, setSettled] = useState<{ language: Language; state: 'loaded' | 'failed' } | null>(null)
  useEffect(() => {
    void loadLanguage(language).then(
      () => setSettled({ language, state: 'loaded' }),
      () => setSettled({ language, state: 'failed' }),
    )
  }, [language])
  return settled?.language === language ? settled.state : 'loading'
}

/** Returns a function that opens the print dialog. 'Print receipt' opens it on arrival by `print` in the navigation state. */
function usePrint(isReady: boolean): () => void {
  const isRequestedByState = useLocation({ select: ({ state }) => state.print === true })
  const [isRequested, setRequested] = useState(isRequestedByState)
  const updateState = useUpdateState()
  // Otherwise a reload would print again.
  const clearState = useEffectEvent(() => updateState((before) => ({ ...before, print: false })))
  useEffect(() => {
    if (isRequestedByState) clearState()
  }, [isRequestedByState])
  useEffect(() => {
    if (!isRequested || !isReady) return
    // Waits until the receipt is painted.
    const timer = setTimeout(() => {
      setRequested(false)
      window.print()
    }, 100)
    return () => clearTimeout(timer)
  }, [isRequested, isReady])
  return () => setRequested(true)
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
