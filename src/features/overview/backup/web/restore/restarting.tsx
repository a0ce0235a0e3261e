import { useEffect } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Loader } from '#shared/web/ui/elements/loader.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'

const POLL_MS = 1_500

/** Asks until the app has been away and is ready again, then loads `to`: everyone has to sign in. */
export function Restarting({ to = '/' }: { to?: string }) {
  const { t } = useTranslation('backup')
  useEffect(() => {
    let wasAway = false
    const timer = window.setInterval(() => {
      void isReady().then((ready) => {
        if (ready && wasAway) window.location.assign(to)
        wasAway ||= !ready
      })
    }, POLL_MS)
    return () => window.clearInterval(timer)
  }, [to])
  return (
    <Panel>
      <div role="status">
        <EmptyState title={t('restoring')} hint={t('restoringHint')} action={<Loader />} />
      </div>
    </Panel>
  )
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
