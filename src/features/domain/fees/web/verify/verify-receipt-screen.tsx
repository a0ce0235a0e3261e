import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { VerifiedReceipt } from '#features/domain/fees/contract/verification.contract.ts'
import { Advice, VerificationPage, Verdict } from '#features/base/institute/web/verification/public.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { feesQueries } from '../fees.queries.ts'

const route = getRouteApi('/public/verify/$code')

/** The QR code of a receipt leads to this page. */
export function VerifyReceiptScreen() {
  const { t } = useTranslation('fees')
  const query = useQuery(feesQueries.verification(route.useParams().code))
  return (
    <VerificationPage title={t('receiptVerification')}>
      <QueryStates query={query} notFound={<UnknownReceipt />}>
        {(receipt) => (
          <Stack gap="md">
            <ReceiptState receipt={receipt} />
            <ReceiptFacts receipt={receipt} />
            <Advice text={t('compareReceipt')} />
          </Stack>
        )}
      </QueryStates>
    </VerificationPage>
  )
}

const VERDICTS = { genuine: 'genuine', changed: 'changed', voided: 'invalid', importUndone: 'invalid' } as const

function ReceiptState({ receipt: { state, changedOn } }: { receipt: VerifiedReceipt }) {
  const { t } = useTranslation('fees')
  const { name } = useInstitute()
  const [title, text] = {
    genuine: [t('genuineReceipt'), t('genuineReceiptText', { institute: name })] as const,
    changed: [t('changedReceipt'), t('changedReceiptText', { institute: name, day: changedOn })] as const,
    voided: [t('voidedReceipt'), t('voidedReceiptText', { institute: name })] as const,
    importUndone: [t('importUndone'), t('importUndoneReceiptText', { institute: name })] as const,
  }[state]
  return <Verdict verdict={VERDICTS[state]} title={title} text={text} />
}

function ReceiptFacts({ receipt }: { receipt: VerifiedReceipt }) {
  const { t } = useTranslation(['fees', 'words'])
  const format = useFormat()
  const details = [
    { label: t('receiptNumber'), value: receipt.receiptNo },
    { label: t('words:date'), value: <DayText day={receipt.date} /> },
    { label: t('paidAmount'), value: format.rupees(receipt.paid) },
    { label: t('studentInitials'), value: receipt.initials },
  ]
  return <DetailList details={details} />
}

function UnknownReceipt() {
  const { t } = useTranslation('fees')
  const { name } = useInstitute()
  return (
    <Stack gap="md">
      <Verdict verdict="unknown" title={t('unknownReceipt')} text={t('unknownReceiptText', { institute: name })} />
      <Advice text={t('scanAgain')} />
    </Stack>
  )
}
