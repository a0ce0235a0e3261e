import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackupRun, BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { HelpAction } from '#shared/web/ui/help-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ServerSetting } from '#shared/web/ui/server-setting.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import textClasses from '#shared/web/ui/text.module.css'
import { toast } from '#shared/web/ui/toast.ts'
import { backupQueries, useStartBackup } from './backup.queries.ts'
import { BackupActions } from './backup-actions.tsx'
import { BackupFiles } from './backup-files.tsx'
import { BackupReminderAlert } from './backup-reminders.tsx'
import { listWarnings } from './list-warnings.ts'
import { ProofState } from './proof-state.tsx'
import { RestoreFromFileLink } from './restore/restore-link.tsx'
import { CopyState, PlaceDialog } from './second-place.tsx'
import { SizeText } from './size-text.tsx'

export function BackupPanel() {
  const { t } = useTranslation('backup')
  const status = useQuery(backupQueries.status())
  return (
    <div id="backups">
      <Panel
        title={t('title')}
        actions={
          <>
            {status.data && <BackUpNowButton status={status.data} />}
            <HelpAction topic="backup" title={t('title')} />
          </>
        }
      >
        <QueryStates query={status}>{(loaded) => <Details status={loaded} now={status.dataUpdatedAt} />}</QueryStates>
      </Panel>
    </div>
  )
}

function BackUpNowButton({ status: { directory, latest } }: { status: BackupStatus }) {
  const { t } = useTranslation('backup')
  const start = useStartBackup()
  if (directory === null) return null
  const isRunning = start.isPending || latest?.state === 'running'
  return (
    <FocusableButton
      disabled={isRunning}
      onClick={() => start.mutate(undefined, { onError: (error) => toast.error(error.message, 10_000) })}
    >
      {t('backUpNow')}
    </FocusableButton>
  )
}

function Details({ status, now }: { status: BackupStatus; now: number }) {
  const { t } = useTranslation(['backup', 'words'])
  const { directory, time, keep, latest, latestDone } = status
  const [isPlaceOpen, setPlaceOpen] = useState(false)
  const openPlace = () => setPlaceOpen(true)
  const isBusy = latest?.state === 'running' || status.proof?.state === 'running'
  // The other warnings say it too.
  const reminders = status.reminders.filter((reminder) => reminder !== 'overdue')
  return (
    <Stack gap="md">
      {listWarnings(status).map((warning) => (
        <Alert key={warning} role="note" color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t(warning)}
          {warning === 'noDirectory' && <ServerSetting name="BACKUP_KEEP" />}
        </Alert>
      ))}
      {reminders.map((reminder) => (
        <BackupReminderAlert
          key={reminder}
          reminder={reminder}
          action={
            reminder === 'no_place' && (
              <Button size="xs" onClick={openPlace}>
                {t('setPlace')}
              </Button>
            )
          }
        />
      ))}
      <div>
        <Text role="status" size="sm" mb={isBusy ? 'md' : 0}>
          {latest?.state === 'running' ? t('running') : isBusy && t('proving')}
        </Text>
        <DetailList
          details={[
            { label: t('lastBackup'), value: latestDone && <LastBackup run={latestDone} now={now} /> },
            { label: t('copiedTo'), value: directory === null ? null : <CopyState {...status} /> },
            { label: t('provenOn'), value: latestDone && <ProofState {...status} /> },
            {
              label: t('kit'),
              value: directory === null ? null : t(status.kitOpened ? 'kitPrinted' : 'kitNotPrinted'),
            },
            { label: t('size'), value: latestDone && <SizeText bytes={latestDone.bytes ?? 0} /> },
            {
              label: t('words:file'),
              value: latestDone && <span className={textClasses.breakAnywhere}>{latestDone.place}</span>,
            },
            {
              label: t('encrypted'),
              value: latestDone && t(latestDone.encrypted ? 'withPassphrase' : 'words:no'),
            },
            { label: t('daily'), value: directory === null ? t('words:off') : t('schedule', { time, count: keep }) },
            { label: t('disk'), value: directory === null ? null : <Disk onDatabaseDisk={status.onDatabaseDisk} /> },
          ]}
        />
      </div>
      {directory === null ? <RestoreFromFileLink /> : <BackupActions status={status} onOpenPlace={openPlace} />}
      {directory !== null && <BackupFiles latest={latestDone?._id} />}
      <PlaceDialog
        opened={isPlaceOpen}
        place={status.secondPlace}
        encrypts={status.encrypts}
        onClose={() => setPlaceOpen(false)}
      />
    </Stack>
  )
}

function LastBackup({ run: { startedAt }, now }: { run: BackupRun; now: number }) {
  const { t } = useTranslation('backup')
  const hours = Math.floor((now - Date.parse(startedAt)) / (60 * 60 * 1000))
  const age =
    hours < 1
      ? t('underAnHour')
      : hours < 48
        ? t('hoursAgo', { count: hours })
        : t('daysAgo', { count: Math.floor(hours / 24) })
  return (
    <>
      <InstantText at={startedAt} />, {age}
    </>
  )
}

function Disk({ onDatabaseDisk }: Pick<BackupStatus, 'onDatabaseDisk'>) {
  const { t } = useTranslation('backup')
  if (onDatabaseDisk === null) return t('unknownDisk')
  return t(onDatabaseDisk ? 'databaseDisk' : 'otherDisk')
}
