import type { ReactNode } from 'react'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import type { Approval } from '#features/overview/approvals/contract/approvals.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Card } from '#shared/web/ui/elements/card.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { SumRow } from '#shared/web/ui/sum-row.tsx'
import classes from './approvals.module.css'
import { DecisionButtons } from './decision-buttons.tsx'
import { useApprovalTitle } from './use-approval-title.ts'

const STATES = {
  waiting: 'stateWaiting',
  approved: 'stateApproved',
  declined: 'stateDeclined',
  outdated: 'stateOutdated',
  expired: 'stateExpired',
} as const

/** Shows what is requested, why and by whom, why it needs approval, and what it changes. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const { t } = useTranslation(['approvals', 'words', 'fees'])
  const links = useStudentLinks()
  const title = useApprovalTitle()(approval)
  const { student, date, payMode, reason, pendingBefore, pendingAfter, state } = approval
  return (
    <Card component="section" aria-label={title} className={classes.card}>
      <Title order={2}>{title}</Title>
      <dl>
        {student && (
          <SumRow
            label={t('words:studentName')}
            value={student.deleted ? student.name : <TextLink {...links.fees(student._id)}>{student.name}</TextLink>}
          />
        )}
        {date && <SumRow label={t('words:date')} value={<DayText day={date} />} />}
        {payMode && <SumRow label={t('words:paymentMode')} value={payMode} />}
        <SumRow label={t('words:amount')} value={<RupeeText amount={approval.amount} />} strong />
      </dl>
      <Part label={t('words:reason')}>{reason ?? '–'}</Part>
      <Part label={t('askedBy')}>
        {approval.askedBy} · <InstantText at={approval.askedAt} />
      </Part>
      <Part label={t(approval.mayDecide ? 'whyAsked' : 'whyNeeded')}>{approval.why}</Part>
      {pendingBefore !== null && pendingAfter !== null && state === 'waiting' && (
        <dl>
          <SumRow label={t('pendingNow')} value={<RupeeText amount={pendingBefore} />} />
          <SumRow label={t('pendingThen')} value={<RupeeText amount={pendingAfter} />} strong />
        </dl>
      )}
      {approval.mayDecide ? (
        <DecisionButtons approval={approval} filled />
      ) : (
        <Part label={t('words:state')}>
          {t(STATES[state])}
          {approval.decidedBy && (
            <>
              {' · '}
              {approval.decidedBy} · <InstantText at={approval.decidedAt ?? ''} />
            </>
          )}
          {approval.answer && <Text size="sm">{approval.answer}</Text>}
        </Part>
      )}
    </Card>
  )
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <div className={classes.text}>{children}</div>
    </div>
  )
}
