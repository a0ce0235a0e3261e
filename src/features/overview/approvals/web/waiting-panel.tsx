import { useQuery } from '@tanstack/react-query'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { approvalsQuery } from './approvals-query.ts'
import classes from './approvals.module.css'
import { DecisionButtons } from './decision-buttons.tsx'
import { useApprovalTitle } from './use-approval-title.ts'

const SHOWN = 3

/** On the dashboard of admins: what the caller may decide. Shows nothing while there is none. */
export function WaitingPanel() {
  const { t } = useTranslation('approvals')
  const format = useFormat()
  const getTitle = useApprovalTitle()
  const { approvals = [] } = useQuery(approvalsQuery({ state: 'waiting', page: 1 })).data ?? {}
  const own = approvals.filter(({ mayDecide }) => mayDecide)
  if (own.length === 0) return null
  return (
    <div className={classes.notice}>
      <Panel
        flush
        title={t('waitingForYours')}
        note={format.count(own.length)}
        actions={<TextLink to="/admin/approvals">{t('allRequests')}</TextLink>}
      >
        <ul className={classes.rows}>
          {own.slice(0, SHOWN).map((approval) => (
            <li key={approval._id}>
              <div className={classes.text}>
                <strong>{getTitle(approval)}</strong>
                <div className={classes.who}>
                  {[approval.student?.name, approval.reason].filter(Boolean).join(': ')} · {approval.askedBy},{' '}
                  <InstantText at={approval.askedAt} />
                </div>
              </div>
              <DecisionButtons approval={approval} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
