import { IconPrinter } from '@tabler/icons-react'
import { useLocation } from '#shared/web/router/router.ts'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { PrintableReceipt } from '#features/domain/fees/contract/printable-receipt.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { LANGUAGE_NAMES, type Language } from '#shared/contract/messages.ts'
import { loadLanguage, useTranslation } from '#shared/web/i18n.tsx'
import { getHomePath } from '#shared/web/identity-store.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { PageHeader, type Crumb } from '#shared/web/ui/page-header.tsx'
import { ServerSetting } from '#shared/web/ui/server-setting.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { useIsPhone } from '#shared/web/use-is-phone.ts'
import { useUpdateState } from '#shared/web/use-update-state.ts'
import { BalancePanel } from './balance-panel.tsx'
import { ChatButton } from './chat-button.tsx'
import { PaperPanel } from './paper-panel.tsx'
import { PdfButton } from './pdf-button.tsx'
import { PrintedCopies } from './printed-copies.tsx'
import { ReceiptDocument } from './receipt-document.tsx'
import classes from './receipt-page.module.css'
import { usePaperChoice } from './use-paper-choice.ts'
import { useReceiptSheet } from './use-receipt-sheet.ts'

type Props = {
  receipt: PrintableReceipt
  /** Absent for a receipt from the navigation state. */
  stored?: { id: string; studentId: string }
  actions?: ReactNode
}

export function ReceiptPage({ receipt, stored, actions }: Props) {
  const { t, i18n } = useTranslation(['fees', 'words'])
  const language = i18n.language
  const area = useArea()
  const paperLanguage = receipt.institute.receiptLanguage
  const loaded = usePaperLanguage(paperLanguage)
  const print = usePrint(loaded !== 'loading')
  const [paper, choosePaper] = usePaperChoice(receipt.institute.receiptPaper)
  const sheet = useReceiptSheet(receipt, language)
  const isRefund = receipt.kind === 'refund'
  const isPhone = useIsPhone()
  const hasOwnLanguage = loaded === 'loaded' && paperLanguage !== language
  return (
    <>
      <PageHeader
        title={t(isRefund ? 'refundNo' : 'receiptNo', { number: receipt.receiptNo })}
        hint={
          hasOwnLanguage && (
            <>
              {t('languageOnPaper')} <span lang={paperLanguage}>{LANGUAGE_NAMES[paperLanguage]}</span>
            </>
          )
        }
        crumbs={useCrumbs(stored && { ...stored, name: receipt.name }, t(isRefund ? 'feeRefund' : 'feeReceipt'))}
        actions={
          <>
            {stored && !isRefund && area !== 'user' && (
              <ChatButton receipt={receipt} language={hasOwnLanguage ? paperLanguage : language} />
            )}
            {stored && <PdfButton kind={receipt.kind} id={stored.id} paper={paper} isMain={isPhone} />}
            <Button
              variant={isPhone && stored ? 'default' : 'filled'}
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={print}
              {...usePageKey('P')}
            >
              {t('words:print')}
            </Button>
          </>
        }
      />
      <div className={classes.columns}>
        <div>
          <div className={classes.desk}>
            <div className={classes.sheet} data-paper={paper}>
              <ReceiptDocument sheet={sheet} copy={t('studentCopy')} />
            </div>
          </div>
          {!isRefund && receipt.verifyUrl === null && stored && area !== 'user' && (
            <Text component="div" size="sm" c="dimmed" mt="sm">
              {t('noVerifyQrCode')}
              <ServerSetting name="PUBLIC_URL" />
            </Text>
          )}
        </div>
        <aside className={classes.side}>
          <PaperPanel paper={paper} onChoose={choosePaper} />
          {stored && <BalancePanel studentId={stored.studentId} />}
          {actions}
        </aside>
      </div>
      <PrintedCopies receipt={receipt} paper={paper} language={hasOwnLanguage ? paperLanguage : language} />
    </>
  )
}

/** Loads the language on paper. Without it, the receipt is printed as it is shown. */
function usePaperLanguage(language: Language): 'loading' | 'loaded' | 'failed' {
  const [settled, setSettled] = useState<{ language: Language; state: 'loaded' | 'failed' } | null>(null)
  useEffect(() => {
    void loadLanguage(language).then(
      () => setSettled({ language, state: 'loaded' }),
      () => setSettled({ language, state: 'failed' }),
    )
  }, [language])
  return settled?.language === language ? settled.state : 'loading'
}

/** 'Print receipt' opens the dialog on arrival by `print` in the navigation state. */
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

function useCrumbs(student: { studentId: string; name: string } | undefined, label: string): Crumb[] {
  const { t } = useTranslation(['fees', 'shared'])
  const area = useArea()
  const links = useStudentLinks()
  const current = { label }
  if (!useIdentity(area) || area === null) return []
  const dashboard = { label: t('shared:dashboard'), link: { to: getHomePath(area) } }
  if (area === 'user') return [dashboard, { label: t('viewFee'), link: { to: '/student/fee' } }, current]
  if (student === undefined) return [dashboard, current]
  return [
    dashboard,
    { label: t('shared:students'), link: links.list },
    { label: student.name, link: links.fees(student.studentId) },
    current,
  ]
}
