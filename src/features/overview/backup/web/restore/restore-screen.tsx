import { useState } from 'react'
import type { PreviewRestore, RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import { UPLOADED } from '#features/overview/backup/contract/upload.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getRouteApi } from '#shared/web/router/router.ts'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { FileForm } from './file-form.tsx'
import { PreviewDetails } from './preview-details.tsx'
import { RequestForm } from './request-form.tsx'
import { Restarting } from './restarting.tsx'
import classes from './restore-screen.module.css'
import { sendPart, usePreviewRestore } from './restore.queries.ts'
import { SourceForm } from './source-form.tsx'

const route = getRouteApi('/admin/restore')

type Chosen = { file: string; encrypted: boolean }
type Read = { source: PreviewRestore; preview: RestorePreview }

/** Shows first what a backup contains, and what would be lost. Then it asks. */
export function RestoreScreen() {
  const { t } = useTranslation(['backup', 'setup', 'shared'])
  const { file } = route.useSearch()
  const previewRestore = usePreviewRestore()
  const [sent, setSent] = useState<Chosen | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [isRestarting, setRestarting] = useState(false)
  const chosen = file === undefined ? sent : { file, encrypted: file.endsWith('.age') }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('setup:restoreBackup')}
        hint={file}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('shared:settings'), link: { to: '/admin/settings' } },
          { label: t('setup:restoreBackup') },
        ]}
      />
      {isRestarting ? (
        <Restarting />
      ) : chosen === null ? (
        <Panel title={t('restoreStep0')}>
          <FileForm send={sendPart} onSent={({ encrypted }) => setSent({ file: UPLOADED, encrypted })} />
        </Panel>
      ) : (
        <Stack gap="md">
          <Panel title={t('restoreStep1')}>
            {read ? (
              <PreviewDetails preview={read.preview} />
            ) : (
              <SourceForm
                encrypted={chosen.encrypted}
                preview={(keys) => previewRestore.mutateAsync({ file: chosen.file, ...keys })}
                onRead={(keys, preview) => setRead({ source: { file: chosen.file, ...keys }, preview })}
                onCancel={sent ? () => setSent(null) : undefined}
              />
            )}
          </Panel>
          {read && (
            <Panel title={t('restoreStep2')}>
              <RequestForm
                source={read.source}
                preview={read.preview}
                onRequested={() => setRestarting(true)}
                onCancel={() => setRead(null)}
              />
            </Panel>
          )}
        </Stack>
      )}
    </div>
  )
}
