import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openNewVersion, useNewVersion } from './new-version.ts'
import classes from './new-version-bar.module.css'

/** Says that a new version is ready, and leaves it to whoever works here when to open it. */
export function NewVersionBar() {
  const { t } = useTranslation('shared')
  const isReady = useNewVersion()
  const [later, setLater] = useState(false)
  return (
    <div aria-live="polite" className={classes.place}>
      {isReady && !later && (
        <div className={classes.bar}>
          <span>{t('newVersion')}</span>
          <Button size="xs" onClick={() => void openNewVersion()}>
            {t('reload')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setLater(true)}>
            {t('later')}
          </Button>
        </div>
      )}
    </div>
  )
}
