import { toMode } from '#features/domain/fees/contract/pay-modes.ts'
import type { Student, StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { useReceiptLink } from '../fee-links.tsx'
import { usePayModes } from '../pay-modes.ts'
import classes from './last-receipts-panel.module.css'

type Props = { student: Student; overview: StudentOverview }

/** A pending registration has no fees. */
export function LastReceiptsPanel({ student, overview }: Props) {
  const { t } = useTranslation(['student-records', 'words'])
  const { getLabel } = usePayModes()
  const receiptLink = useReceiptLink()
  const links = useStudentLinks()
  if (student.status === 'Pending') return null
  const { receipts } = overview.fees
  const all = <TextLink {...links.fees(student._id)}>{t('viewFeeHistory')}</TextLink>
  return (
    <Panel title={t('words:fees')} actions={all} flush={receipts.length > 0}>
      {receipts.length === 0 ? (
        <p className={classes.empty}>{t('noReceipts')}</p>
      ) : (
        <ul className={classes.receipts}>
          {receipts.map(({ _id, receiptNo, date, paid, ...mode }) => (
            <li key={_id}>
              <TextLink {...receiptLink(_id)}>{receiptNo}</TextLink>
              <DayText day={date} />
              <span className={classes.mode}>{getLabel(toMode(mode))}</span>
              <strong>
                <RupeeText amount={paid} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
