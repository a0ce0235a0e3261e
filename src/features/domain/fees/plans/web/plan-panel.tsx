import { IconCalendarDue } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CoursePlan, PlanRow, StudentPlan } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { DueState } from './due-state.tsx'
import { PlanForm } from './plan-form.tsx'
import classes from './plan.module.css'
import { plansQueries } from './plans.queries.ts'

type Props = {
  studentId: string
  /** HR plans the fees. Others see the panel only if there is a plan. */
  editable?: boolean
}

export function PlanPanel({ studentId, editable: isOfHr = false }: Props) {
  const { t } = useTranslation('plans')
  const editable = useMay()('fees.plan') && isOfHr
  const plan = useQuery(plansQueries.ofStudent(studentId))
  if (plan.data && !isShown(plan.data, editable)) return null
  if (!plan.data && !editable && !plan.isError) return null
  return (
    <Panel title={t('plan')} flush>
      <QueryStates query={plan} loading={<LoadingState rows={1} />}>
        {(data) => <Plans data={data} editable={editable} />}
      </QueryStates>
    </Panel>
  )
}

const isShown = ({ plans }: StudentPlan, editable: boolean) =>
  plans.some(({ rows, left }) => rows.length > 0 || (editable && left > 0))

function Plans({ data, editable }: { data: StudentPlan; editable: boolean }) {
  const { t } = useTranslation('plans')
  const [opened, setOpened] = useState<string | null>(null)
  // Read from the list, because a payment may change it while the dialog is open.
  const changed = data.plans.find(({ enrolment }) => enrolment === opened)
  const { modalProps } = useRestoreFocus(changed !== undefined)
  const title = changed && t('planOf', { course: changed.course })
  const close = () => setOpened(null)
  return (
    <>
      {data.dueDate !== null && <NextDue data={{ ...data, dueDate: data.dueDate }} />}
      {data.plans
        .filter(({ rows, left }) => rows.length > 0 || left > 0)
        .map((plan) => (
          <CourseRows
            key={plan.enrolment}
            plan={plan}
            {...(editable && { onChange: () => setOpened(plan.enrolment) })}
          />
        ))}
      <Dialog opened={changed !== undefined} onClose={close} closeOnClickOutside={false} title={title} {...modalProps}>
        {changed && <PlanForm key={changed.version} plan={changed} label={title ?? ''} onClose={close} />}
      </Dialog>
    </>
  )
}

function NextDue({ data: { dueDate, dueAmount, due, late } }: { data: StudentPlan & { dueDate: string } }) {
  const { t } = useTranslation(['plans', 'fees'])
  const texts = [
    ...(due > late ? [t('fees:sumDue', { sum: due })] : []),
    ...(late > 0 ? [t('lateSum', { sum: late })] : []),
  ]
  return (
    <div className={classes.summary}>
      <Text size="md" fw={600}>
        {texts.length > 0 ? texts.join(' · ') : t('nextDue', { sum: dueAmount, date: dueDate })}
      </Text>
      <DueState dueDate={dueDate} />
    </div>
  )
}

function CourseRows({ plan, onChange }: { plan: CoursePlan; onChange?: () => void }) {
  const { t } = useTranslation('plans')
  const { course, batch, rows, left, difference } = plan
  return (
    <section className={classes.course} aria-label={course}>
      <div className={classes.courseHeader}>
        <Title order={3}>
          {course} · {batch}
        </Title>
        {onChange && left > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCalendarDue size={16} aria-hidden />}
            aria-label={t(rows.length > 0 ? 'changePlanOf' : 'makePlanOf', { course })}
            onClick={onChange}
          >
            {t(rows.length > 0 ? 'changePlan' : 'makePlan')}
          </Button>
        )}
        {rows.length === 0 && (
          <Text size="md" c="dimmed" w="100%">
            {t('noPlan', { left })}
          </Text>
        )}
        {onChange && difference !== 0 && (
          <Text size="md" w="100%">
            {t(difference > 0 ? 'feeRose' : 'feeFell', { sum: Math.abs(difference) })}
          </Text>
        )}
      </div>
      {rows.length > 0 && <InstalmentTable label={t('planOf', { course })} rows={rows} />}
    </section>
  )
}

function InstalmentTable({ label, rows }: { label: string; rows: PlanRow[] }) {
  const { t } = useTranslation(['plans', 'words'])
  return (
    <DataTable
      label={label}
      rows={rows.map((row, index) => ({ ...row, n: index + 1 }))}
      rowKey={({ n }) => String(n)}
      columns={[
        { key: 'date', header: t('dueDate'), cell: ({ dueDate }) => <DayText day={dueDate} />, primary: true },
        { key: 'amount', header: t('words:amount'), cell: ({ amount }) => <RupeeText amount={amount} />, align: 'end' },
        { key: 'paid', header: t('paid'), cell: ({ paid }) => <RupeeText amount={paid} />, align: 'end' },
        { key: 'left', header: t('left'), cell: ({ left }) => <RupeeText amount={left} />, align: 'end' },
        {
          key: 'state',
          header: t('words:state'),
          cell: (row) => <DueState dueDate={row.dueDate} isPaid={row.left === 0} />,
        },
      ]}
    />
  )
}
