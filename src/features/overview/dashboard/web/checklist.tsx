import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useUpdateInstitute } from '#features/base/institute/web/public.ts'
import type { Checklist as Done } from '#features/overview/dashboard/contract/dashboard.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getIdentity } from '#shared/web/identity-store.ts'
import { mayIn, useMay } from '#shared/web/may.ts'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { restoreFocusOnRemoval } from '#shared/web/ui/restore-focus.ts'
import { toast } from '#shared/web/ui/toast.ts'
import classes from './checklist.module.css'

/** Is removed by the figures of the next response. */
export function Checklist({ done }: { done: Done }) {
  const { t } = useTranslation('dashboard')
  // Otherwise the page of HR leads back to this one.
  const isHrHere = getIdentity('hr') !== null && mayIn('hr', 'courses.run-batches')
  const may = useMay()
  const steps = [
    {
      name: 'course',
      may: 'courses.change',
      label: t('stepCourse'),
      hint: t('courseHint'),
      link: { to: '/admin/Add-course' },
    },
    {
      name: 'batch',
      may: undefined,
      label: t('stepBatch'),
      hint: t(isHrHere ? 'byHr' : 'batchHint'),
      link: isHrHere && ({ to: '/hr/batch/add-new' } as const),
    },
    {
      name: 'students',
      may: 'import-export.run-all',
      label: t('stepImport'),
      hint: t('importHint'),
      link: { to: '/admin/student/import' },
    },
    {
      name: 'logo',
      may: 'institute.change',
      label: t('stepLogo'),
      hint: t('logoHint'),
      link: { to: '/admin/settings' },
    },
    {
      name: 'backup',
      may: 'backup.run',
      label: t('stepBackup'),
      hint: t('backupHint'),
      link: { to: '/admin/settings', hash: 'backup' },
    },
    {
      name: 'phones',
      may: 'setup.see-addresses',
      label: t('stepPhones'),
      hint: t('phonesHint'),
      link: { to: '/admin/settings', hash: 'phones' },
    },
  ] as const
  const count = steps.filter(({ name }) => done[name]).length
  return (
    <div ref={restoreFocusOnRemoval}>
      <Panel
        title={t('firstSteps')}
        note={t('stepsDone', { done: count, all: steps.length })}
        actions={may('institute.change') && <HideButton />}
        flush
      >
        <ul className={classes.steps}>
          {steps.map(({ name, may: needed, label, hint, link }) => (
            <li key={name} data-done={done[name] || undefined}>
              {done[name] ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleDashed size={20} aria-hidden />}
              <div>
                {link && may(needed) ? (
                  <TextLink {...link} className={classes.link}>
                    {label}
                  </TextLink>
                ) : (
                  <Text>{label}</Text>
                )}
                <Text size="sm" c="dimmed">
                  {hint}
                </Text>
              </div>
              <Text size="sm" c="dimmed">
                {t(done[name] ? 'stepDone' : 'stepOpen')}
              </Text>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function HideButton() {
  const { t } = useTranslation('dashboard')
  const update = useUpdateInstitute()
  const hide = () =>
    update.mutate(
      { body: { checklist: false }, sending: {} },
      {
        onSuccess: () => toast.success(t('stepsHidden')),
        onError: (error) => toast.error(error.message),
      },
    )
  return (
    <FocusableButton size="xs" loading={update.isPending} onClick={hide}>
      {t('hideSteps')}
    </FocusableButton>
  )
}
