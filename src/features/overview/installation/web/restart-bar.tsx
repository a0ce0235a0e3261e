import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Installation } from '#features/overview/installation/contract/installation.contract.ts'
import type { SettingName } from '#features/overview/installation/contract/setting-rules.ts'
import { call } from '#shared/web/call.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Key } from '#shared/web/message-keys.ts'
import { useRefresh } from '#shared/web/query-client.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Loader } from '#shared/web/ui/elements/loader.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { chooseNextUrl } from './choose-next-url.ts'
import classes from './restart-bar.module.css'
import { waitForRestart } from './wait-for-restart.ts'

const LABELS: Record<SettingName, Key<'installation'>> = {
  HOST: 'host',
  PORT: 'port',
  PUBLIC_URL: 'publicUrl',
  SMTP_URL: 'smtpServer',
  MAIL_FROM: 'mailFrom',
  BACKUP_DIR: 'backupDir',
  BACKUP_HOUR: 'backupHour',
  BACKUP_KEEP: 'backupKeep',
  TRUST_PROXY: 'trustProxy',
}

type Props = { current: Installation }

/** Is shown while settings are saved that the server does not use yet, and until it has restarted. */
export function RestartBar({ current }: Props) {
  const [isRestarting, setRestarting] = useState(false)
  if (isRestarting) return <Waiting current={current} onDone={() => setRestarting(false)} />
  return current.changed.length === 0 ? null : <Changed current={current} onRestart={() => setRestarting(true)} />
}

function Changed({ current, onRestart }: Props & { onRestart: () => void }) {
  const { t } = useTranslation('installation')
  const { changed, nextUrls, urls, canRestart, restartSeconds } = current
  const restart = useMutation({ mutationFn: () => call('POST /api/admin/installation/restart') })
  const isMoved = nextUrls.join() !== urls.join()
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('restartTitle'),
      text: t('restartText', { count: restartSeconds }),
      confirmLabel: t('restartNow'),
      run: () => restart.mutateAsync(),
    })
    if (isConfirmed) onRestart()
  }
  return (
    <div className={classes.bar} role="group" aria-label={t('restartToApply')}>
      <IconRefresh size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <strong>{t('restartToApply')}</strong>
        <span>{t('notInUse', { names: changed.map((name) => t(LABELS[name])).join(', ') })}</span>
        {!canRestart && <span>{t('restartByHand')}</span>}
        {isMoved && <Addresses urls={nextUrls} />}
      </div>
      {canRestart && <Button onClick={() => void ask()}>{t('restartNow')}</Button>}
    </div>
  )
}

function Addresses({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('installation')
  return (
    <span>
      {t('nextAddresses')}{' '}
      {urls.map((url, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <code>{url}</code>
        </span>
      ))}
    </span>
  )
}

function Waiting({ current, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('installation')
  const refresh = useRefresh()
  const [isSlow, setSlow] = useState(false)
  // The list in use changes when the server answers again.
  const [{ startedAt, restartSeconds, ...lists }] = useState(current)
  const nextUrl = chooseNextUrl(location.origin, lists)
  const wait = useEffectEvent(async (signal: AbortSignal) => {
    await waitForRestart({ startedAt, restartSeconds, signal, nextUrl, onSlow: () => setSlow(true) })
    if (signal.aborted) return
    await refresh()
    onDone()
    toast.success(t('restarted'))
  })
  useEffect(() => {
    const stopping = new AbortController()
    void wait(stopping.signal)
    return () => stopping.abort()
  }, [])
  return (
    <div className={classes.bar} role="status">
      <Loader size="sm" />
      <div className={classes.text}>
        <strong>{t('restarting', { count: restartSeconds })}</strong>
        {nextUrl !== undefined && <a href={`${nextUrl}/admin/settings`}>{t('pageMoves', { url: nextUrl })}</a>}
        {isSlow && <span>{t('notBack')}</span>}
      </div>
    </div>
  )
}
