import type { Choices } from '#features/domain/students/web/course-form/public.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { Card } from '#shared/web/ui/elements/card.tsx'
import { Progress } from '#shared/web/ui/elements/progress.tsx'
import { SumRow } from '#shared/web/ui/sum-row.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './registration-summary.module.css'
import type { RegistrationValues } from './registration-values.ts'

type Props = { values: RegistrationValues; choices: Choices; photo: string | null }

export function RegistrationSummary({ values, choices, photo }: Props) {
  const { t } = useTranslation(['admissions', 'students', 'words', 'fees'])
  const { rupees } = useFormat()
  const name = `${values.fname} ${values.lname}`.trim()
  const courseFee = choices.courses.find(({ value }) => value === values.course)?.cFee
  const { fee, paid, due } = computeDue(values)
  const concession = courseFee !== undefined && fee !== undefined && fee < courseFee ? courseFee - fee : undefined
  return (
    <Card padding={0} className={classes.card}>
      <div className={classes.person}>
        <AvatarPhoto name={name} photo={photo} size={40} />
        <div>
          <p className={classes.name}>{name || t('newStudent')}</p>
          <p className={classes.email}>{values.email}</p>
        </div>
      </div>
      <dl className={classes.rows}>
        <SumRow label={t('words:course')} value={values.course} />
        <SumRow label={t('words:batch')} value={values.batch} />
        <SumRow label={t('starts')} value={values.joiningDate} />
      </dl>
      <dl className={classes.rows}>
        {courseFee !== undefined && <SumRow label={t('courseFee')} value={rupees(courseFee)} />}
        {concession !== undefined && <SumRow label={t('concession')} value={`− ${rupees(concession)}`} />}
        {fee !== undefined && <SumRow label={t('students:totalFee')} value={rupees(fee)} strong />}
        {paid !== undefined && <SumRow label={t('fees:paidFee')} value={`− ${rupees(paid)}`} />}
      </dl>
      {due !== undefined && fee !== undefined && (
        <div className={classes.due}>
          <dl>
            <dt>{t('pendingAfterToday')}</dt>
            <dd>{rupees(due)}</dd>
          </dl>
          <Progress value={fee === 0 ? 100 : ((fee - due) / fee) * 100} color="var(--chart-2)" aria-hidden />
          {paid !== undefined && paid > 0 && <p>{t('receiptHint')}</p>}
        </div>
      )}
    </Card>
  )
}

export function DueText({ values }: { values: RegistrationValues }) {
  const { t } = useTranslation('admissions')
  const { rupees } = useFormat()
  const { due } = computeDue(values)
  return (
    due !== undefined && (
      <span className={classes.dueText}>
        {t('pendingAfterToday')} <b>{rupees(due)}</b>
      </span>
    )
  )
}

/** An amount is undefined while no valid one is typed. */
function computeDue({ fee, Paidfee }: RegistrationValues) {
  const [total, paid] = [toRupees(fee), toRupees(Paidfee)]
  const due = total !== undefined && (paid ?? 0) <= total ? total - (paid ?? 0) : undefined
  return { fee: total, paid, due }
}

function toRupees(typed: string): number | undefined {
  const amount = Number(removeGrouping(typed))
  return typed.trim() !== '' && amount >= 0 ? amount : undefined
}
