import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { RestoreStatus } from '#features/overview/backup/contract/restore.contract.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { Restarting } from './restarting.tsx'
import { restoreQueries, useConfirmRestore, useGoBack } from './restore.queries.ts'

/** Shown on every page of an admin until a restore is confirmed, and for a day after one failed. */
export function RestoreNotice() {
  const { data, dataUpdatedAt } = useQuery(restoreQueries.status())
  if (!data) return null
  const { unconfirmed, failure } = data
  const isRecent = failure !== null && dataUpdatedAt - Date.parse(failure.at) < DAY_MS
  return (
    <>
      {isRecent && <FailureAlert failure={failure} />}
      {unconfirmed && <UnconfirmedAlert restore={unconfirmed} canGoBack={data.canGoBack} />}
    </>
  )
}

export function FailureAlert({ failure }: { failure: NonNullable<RestoreStatus['failure']> }) {
  const { t } = useTranslation('backup')
  return (
    <Alert
      role="alert"
      color="red"
      mb="md"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('restoreFailed')}
    >
      {failure.detail === null ? t('restoreInterrupted') : <span lang="en">{failure.detail}</span>}
    </Alert>
  )
}

type UnconfirmedProps = { restore: NonNullable<RestoreStatus['unconfirmed']>; canGoBack: boolean }

function UnconfirmedAlert({ restore, canGoBack }: UnconfirmedProps) {
  const { t } = useTranslation('backup')
  const confirmRestore = useConfirmRestore()
  const goBack = useGoBack()
  const [isRestarting, setRestarting] = useState(false)
  if (isRestarting) return <Restarting />
  const askToGoBack = async () => {
    const isConfirmed = await confirm({
      title: t('goBackTitle'),
      text: t('goBackText'),
      confirmLabel: t('goBack'),
      danger: true,
      run: () => goBack.mutateAsync(),
    })
    if (isConfirmed) setRestarting(true)
  }
  return (
    <Alert
      role="status"
      color="yellow"
      mb="md"
      icon={<IconRestore size={18} aria-hidden />}
      title={
        <>
          {t('restoredFrom')} <InstantText at={restore.backupMadeAt} />
        </>
      }
    >
      {t('checkFigures')}
      <Group mt="xs">
        <Button
          size="xs"
          loading={confirmRestore.isPending}
          onClick={() => confirmRestore.mutate(undefined, { onError: (error) => toast.error(error.message) })}
        >
          {t('confirmRestore')}
        </Button>
        {canGoBack && (
          <Button size="xs" variant="default" onClick={() => void askToGoBack()}>
            {t('goBack')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
