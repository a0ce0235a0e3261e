import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { Consent } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { privacyQueries } from './privacy.queries.ts'

type Props = { studentId: string; actions?: ReactNode }

export function ConsentPanel({ studentId, actions }: Props) {
  const { t } = useTranslation('privacy')
  const query = useQuery(privacyQueries.consent(studentId))
  return (
    <Panel title={t('consent')} actions={actions}>
      <QueryStates query={query} loading={<LoadingState rows={2} />}>
        {({ consent }) => <ConsentDetails consent={consent} />}
      </QueryStates>
    </Panel>
  )
}

function ConsentDetails({ consent }: { consent: Consent | null }) {
  const { t } = useTranslation('privacy')
  if (!consent) return <DetailList details={[{ label: t('consent'), value: t('notRecorded') }]} />
  const details = [
    { label: t('consent'), value: consent.by === 'guardian' ? t('byGuardian') : t('byStudent') },
    ...(consent.guardian === null ? [] : [{ label: t('guardian'), value: consent.guardian }]),
    { label: t('given'), value: <InstantText at={consent.at} /> },
    { label: t('noticeVersion'), value: consent.noticeVersion },
    { label: t('recordedBy'), value: consent.recordedBy ?? t('onRegistrationPage') },
  ]
  return <DetailList details={details} />
}
