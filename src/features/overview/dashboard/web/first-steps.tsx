import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { FirstSteps as Steps } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { type Needed, useMay } from '#shared/web/may.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './first-steps.module.css'

type DoneSteps = NonNullable<Steps>
type Step = {
  name: keyof DoneSteps | 'fee'
  label: 'stepCourse' | 'stepBatch' | 'stepStaff' | 'stepStudent' | 'stepFee'
  /** Absent for what an admin does. */
  to?: '/hr/batch/add-new' | '/hr/register' | '/hr/StudentList'
  may?: Needed
  requires?: keyof DoneSteps
}

const STEPS: readonly Step[] = [
  { name: 'course', label: 'stepCourse' },
  { name: 'batch', label: 'stepBatch', to: '/hr/batch/add-new', may: 'courses.run-batches', requires: 'course' },
  { name: 'staff', label: 'stepStaff' },
  { name: 'student', label: 'stepStudent', to: '/hr/register', may: 'admissions.register-active', requires: 'batch' },
  { name: 'fee', label: 'stepFee', to: '/hr/StudentList', may: 'students.list', requires: 'student' },
]

/** HR sees it until the first receipt. */
export function FirstSteps({ steps }: { steps: DoneSteps }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={classes.panel}>
      <Panel title={t('firstSteps')}>
        <Text c="dimmed">{t('firstStepsHint')}</Text>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <StepItem key={step.name} step={step} steps={steps} />
          ))}
        </ol>
      </Panel>
    </div>
  )
}

function StepItem({ step, steps }: { step: Step; steps: DoneSteps }) {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const isDone = step.name !== 'fee' && steps[step.name]
  const isOpen = step.requires === undefined || steps[step.requires]
  const required = STEPS.find(({ name }) => name === step.requires)
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li {...(isDone && { 'data-done': true })}>
      <Icon size={20} aria-hidden />
      <div>
        <Text fw={500}>
          {!isDone && isOpen && step.to && may(step.may) ? (
            <TextLink to={step.to}>{t(step.label)}</TextLink>
          ) : (
            t(step.label)
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {step.to === undefined ? t('byAdmin') : t('byHr')}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {isDone || isOpen || !required
          ? t(isDone ? 'stepDone' : 'stepOpen')
          : t('stepAfter', { step: t(required.label) })}
      </Text>
    </li>
  )
}
