import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Installation } from '#features/overview/installation/contract/installation.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { HelpAction } from '#shared/web/ui/help-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { InstallationForm } from './installation-form.tsx'
import classes from './installation-panel.module.css'
import { installationQueries } from './installation.queries.ts'
import { RestartBar } from './restart-bar.tsx'

export function InstallationPanel() {
  const { t } = useTranslation('installation')
  const installation = useQuery(installationQueries.get())
  return (
    <Panel title={t('title')} actions={<HelpAction topic="server" title={t('title')} />} flush>
      <QueryStates query={installation}>{(current) => <Content current={current} />}</QueryStates>
    </Panel>
  )
}

function Content({ current }: { current: Installation }) {
  const { t } = useTranslation('installation')
  const [saveCount, setSaveCount] = useState(0)
  const { rejected, sharedBy, file, version } = current
  return (
    <>
      <RestartBar current={current} />
      {(rejected !== null || sharedBy !== null) && (
        <div className={classes.notes}>
          {rejected !== null && (
            <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('rejectedTitle')}>
              {rejected}
            </Alert>
          )}
          {sharedBy !== null && (
            <Alert role="note" color="gray">
              {t('shared', { name: sharedBy })}
            </Alert>
          )}
        </div>
      )}
      <InstallationForm
        key={version}
        current={current}
        wasSaved={saveCount > 0}
        onSaved={() => setSaveCount(saveCount + 1)}
      />
      <p className={classes.file}>{t('fileNote', { file })}</p>
    </>
  )
}
