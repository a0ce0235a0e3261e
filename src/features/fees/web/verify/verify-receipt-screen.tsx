import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { VerifiedReceipt } from '#features/fees/contract/verification.contract.ts'
import { useInstitute } from '#features/institute/web/public.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { feesQueries } from '../fees.queries.ts'
import classes from './verify-receipt-screen.module.css'

const route = getRouteApi('/public/verify/$code')

/** Where the QR code of a receipt leads to. */
export function VerifyReceiptScreen() {
  const { t } = useTranslation('fees')
  const query = useQuery(feesQueries.verification(route.useParams().code))
  return (
    <div className={classes.page}>
      <PageHeader title={t('receiptVerification')} />
      <Panel>
        <QueryStates query={query} notFound={<UnknownReceipt />}>
          {(receipt) => (
            <Stack gap="md">
              <ReceiptState receipt={receipt} />
              <ReceiptFacts receipt={receipt} />
              <Advice text={t('compareReceipt')} />
            </Stack>
          )}
        </QueryStates>
      </Panel>
    </div>
  )
}

const LOOKS = {
  genuine: { color: 'teal', Icon: IconCircleCheck },
  changed: { color: 'yellow', Icon: IconPencil },
  voided: { color: 'red', Icon: IconCircleX },
} as const

function ReceiptState({ receipt: { state, changedOn } }: { receipt: VerifiedReceipt }) {
  const { t } = useTranslation('fees')
  const { name } = useInstitute()
  const { color, Icon } = LOOKS[state]
  const [title, text] = {
    genuine: [t('genuineReceipt'), t('genuineReceiptText', { institute: name })],
    changed: [t('changedReceipt'), t('changedReceiptText', { institute: name, day: changedOn })],
    voided: [t('voidedReceipt'), t('voidedReceiptText', { institute: name })],
  }[state]
  return (
    <Alert
      role="status"
      color={color}
      icon={<Icon size={32} aria-hidden />}
      title={title}
      classNames={{ icon: classes.icon ?? '', title: classes.title ?? '' }}
    >
      {text}
    </Alert>
  )
}

function ReceiptFacts({ receipt }: { receipt: VerifiedReceipt }) {
  const { t } = useTranslation('fees')
  const format = useFormat()
  const details = [
    { label: t('receiptNumber'), value: receipt.receiptNo },
    { label: t('date'), value: <DayText day={receipt.date} /> },
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
      <Alert
        role="alert"
        color="red"
        icon={<IconAlertTriangle size={32} aria-hidden />}
        title={t('unknownReceipt')}
        classNames={{ icon: classes.icon ?? '', title: classes.title ?? '' }}
      >
        {t('unknownReceiptText', { institute: name })}
      </Alert>
      <Advice text={t('scanAgain')} />
    </Stack>
  )
}

function Advice({ text }: { text: string }) {
  const { name, phone } = useInstitute()
  return (
    <div>
      <Text>{text}</Text>
      {phone && (
        <Text mt="xs">
          {name}: <PhoneText number={phone} />
        </Text>
      )}
    </div>
  )
}
