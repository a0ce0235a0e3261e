import { useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { openNewVersion, useIsNewVersionReady } from './new-version.ts'
import classes from './new-version-bar.module.css'

export function NewVersionBar() {
  const { t } = useTranslation('shared')
  const isReady = useIsNewVersionReady()
  const [dismissed, setDismissed] = useState(false)
  return (
    <div aria-live="polite" className={classes.container}>
      {isReady && !dismissed && (
        <div className={classes.bar}>
          <span>{t('newVersion')}</span>
          <Button size="xs" onClick={() => void openNewVersion()}>
            {t('reload')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setDismissed(true)}>
            {t('later')}
          </Button>
        </div>
      )}
    </div>
  )
}
