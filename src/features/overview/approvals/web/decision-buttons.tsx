import { useState } from 'react'
import type { Approval } from '#features/overview/approvals/contract/approvals.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useApprove } from './approvals.queries.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import classes from './approvals.module.css'
import { useApprovalTitle } from './use-approval-title.ts'

/** `filled`: the page is about this decision. */
export function DecisionButtons({ approval, filled = false }: { approval: Approval; filled?: boolean }) {
  const { t } = useTranslation(['approvals', 'student-records'])
  const title = useApprovalTitle()(approval)
  const approve = useApprove()
  const [isDeclining, setDeclining] = useState(false)
  const decide = () =>
    approve.mutate(approval._id, {
      onError: (error) => error instanceof ApiError && toastError(error),
      onSuccess: ({ state, answer }) =>
        state === 'approved'
          ? toast.success(t('approved'))
          : toast.error(t('closedAsOutdated', { reason: answer ?? '' })),
    })
  const size = filled ? 'sm' : 'xs'
  return (
    <div className={classes.buttons} data-filled={filled || undefined}>
      <Button size={size} variant="default" aria-label={`${t('decline')}: ${title}`} onClick={() => setDeclining(true)}>
        {t('decline')}
      </Button>
      <Button
        size={size}
        variant={filled ? 'filled' : 'default'}
        aria-label={`${t('student-records:approve')}: ${title}`}
        loading={approve.isPending}
        onClick={decide}
      >
        {t('student-records:approve')}
      </Button>
      <DeclineDialog approval={isDeclining ? approval : null} onClose={() => setDeclining(false)} />
    </div>
  )
}
