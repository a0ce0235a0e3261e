import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { FirstSteps as Steps } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './first-steps.module.css'

type DoneSteps = NonNullable<Steps>
type Area = 'admin' | 'hr'
type Step = {
  name: keyof DoneSteps | 'fee'
  label: 'stepCourse' | 'stepBatch' | 'stepStaff' | 'stepStudent' | 'stepFee'
  area: Area
  to: '/admin/Add-course' | '/admin/staff' | '/hr/batch/add-new' | '/hr/register' | '/hr/StudentList'
  requires?: keyof DoneSteps
}

const STEPS: readonly Step[] = [
  { name: 'course', label: 'stepCourse', area: 'admin', to: '/admin/Add-course' },
  { name: 'batch', label: 'stepBatch', area: 'hr', to: '/hr/batch/add-new', requires: 'course' },
  { name: 'staff', label: 'stepStaff', area: 'admin', to: '/admin/staff' },
  { name: 'student', label: 'stepStudent', area: 'hr', to: '/hr/register', requires: 'batch' },
  { name: 'fee', label: 'stepFee', area: 'hr', to: '/hr/StudentList', requires: 'student' },
]

/** Shown until the first receipt. */
export function FirstSteps({ steps, area }: { steps: DoneSteps; area: Area }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={classes.panel}>
      <Panel title={t('firstSteps')}>
        <Text c="dimmed">{t('firstStepsHint')}</Text>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <StepItem key={step.name} step={step} steps={steps} area={area} />
          ))}
        </ol>
      </Panel>
    </div>
  )
}

function StepItem({ step, steps, area }: { step: Step; steps: DoneSteps; area: Area }) {
  const { t } = useTranslation('dashboard')
  const isDone = step.name !== 'fee' && steps[step.name]
  const isOpen = step.requires === undefined || steps[step.requires]
  const required = STEPS.find(({ name }) => name === step.requires)
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  const isOwn = step.area === area
  return (
    <li {...(isDone && { 'data-done': true })}>
      <Icon size={20} aria-hidden />
      <div>
        <Text fw={500}>{t(step.label)}</Text>
        <Text size="sm" c="dimmed">
          {step.area === 'admin' ? t('byAdmin') : t('byHr')}
        </Text>
      </div>
      {isDone && <Text c="dimmed">{t('stepDone')}</Text>}
      {!isDone && !isOpen && required && (
        <Text size="sm" c="dimmed">
          {t('stepAfter', { step: t(required.label) })}
        </Text>
      )}
      {!isDone && isOpen && isOwn && (
        <ButtonLink to={step.to} size="xs">
          {t(step.label)}
        </ButtonLink>
      )}
      {!isDone && isOpen && !isOwn && <Text c="dimmed">{t('stepOpen')}</Text>}
    </li>
  )
}
