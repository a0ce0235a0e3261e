import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { UpdateStatus } from '#features/overview/updates/contract/updates.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { HelpAction } from '#shared/web/ui/help-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ServerSetting } from '#shared/web/ui/server-setting.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { updateQueries, useCheckForUpdate, useStartUpdate } from './updates.queries.ts'

export function VersionPanel() {
  const { t } = useTranslation('updates')
  const status = useQuery(updateQueries.status())
  const check = useCheckForUpdate()
  return (
    <Panel
      title={t('title')}
      actions={
        <>
          {status.data?.command === null && status.data.hasFeed && (
            <FocusableButton
              variant="default"
              disabled={check.isPending || status.data.isFetching}
              onClick={() => check.mutate(undefined, { onError: (error) => toast.error(error.message, 10_000) })}
            >
              {t('check')}
            </FocusableButton>
          )}
          <HelpAction topic="server" title={t('title')} />
        </>
      }
    >
      <QueryStates query={status}>
        {(loaded) => (
          <Stack gap="md">
            <Failures status={loaded} checkFailure={check.data?.failure ?? null} />
            <Details status={loaded} />
            {check.data?.failure === null && <Found version={check.data.available} isFetching={loaded.isFetching} />}
            <How status={loaded} />
          </Stack>
        )}
      </QueryStates>
    </Panel>
  )
}

function Details({ status: { version, last } }: { status: UpdateStatus }) {
  const { t } = useTranslation('updates')
  return (
    <DetailList
      details={[
        { label: t('version'), value: version },
        {
          label: t('lastUpdate'),
          value: last?.isDone ? (
            <>
              <InstantText at={last.at} />, {t('updatedFrom', { version: last.from })}
            </>
          ) : null,
        },
      ]}
    />
  )
}

function Failures({ status: { failure, last }, checkFailure }: { status: UpdateStatus; checkFailure: string | null }) {
  const { t } = useTranslation('updates')
  const failures = [
    last?.isDone === false && { title: t('takenBack', { version: last.to }), reason: last.reason },
    failure !== null && { title: t('failed'), reason: failure },
    checkFailure !== null && { title: t('checkFailed'), reason: checkFailure },
  ].filter((entry) => entry !== false && entry !== undefined)
  return failures.map(({ title, reason }) => (
    <Alert key={title} role="note" color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {title} <span lang="en">{reason}</span>
    </Alert>
  ))
}

function Found({ version, isFetching }: { version: string | null; isFetching: boolean }) {
  const { t } = useTranslation('updates')
  const start = useStartUpdate()
  if (version === null) return <Text role="status">{t('isNewest')}</Text>
  return (
    <Stack gap="sm">
      <Text role="status">{t('available', { version })}</Text>
      <Text size="sm" c="dimmed">
        {t('whatHappens')}
      </Text>
      <div>
        <FocusableButton
          variant="filled"
          disabled={isFetching || start.isPending}
          onClick={() => start.mutate(undefined, { onError: (error) => toast.error(error.message, 10_000) })}
        >
          {t('install')}
        </FocusableButton>
      </div>
    </Stack>
  )
}

function How({ status: { command, hasFeed, isFetching } }: { status: UpdateStatus }) {
  const { t } = useTranslation('updates')
  if (command !== null)
    return (
      <Text size="sm">
        {t('byCommand')} <code>{command}</code>
      </Text>
    )
  if (isFetching) return <Text role="status">{t('fetching')}</Text>
  if (hasFeed) return null
  return (
    <div>
      <Text size="sm">{t('noFeed')}</Text>
      <ServerSetting name="UPDATE_FEED" />
    </div>
  )
}
