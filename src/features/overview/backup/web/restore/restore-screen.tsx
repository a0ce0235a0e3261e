import { useState } from 'react'
import type { PreviewRestore, RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getRouteApi } from '#shared/web/router/router.ts'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PreviewDetails } from './preview-details.tsx'
import { RequestForm } from './request-form.tsx'
import { Restarting } from './restarting.tsx'
import { SourceForm } from './source-form.tsx'

const route = getRouteApi('/admin/restore')

type Read = { source: PreviewRestore; preview: RestorePreview }

/** Shows first what a backup contains, and what would be lost. Then it asks. */
export function RestoreScreen() {
  const { t } = useTranslation(['backup', 'shared'])
  const { file } = route.useSearch()
  const [read, setRead] = useState<Read | null>(null)
  const [isRestarting, setRestarting] = useState(false)
  return (
    <>
      <PageHeader
        title={t('restoreTitle')}
        hint={file}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/admin' } },
          { label: t('shared:settings'), link: { to: '/admin/settings' } },
          { label: t('restoreTitle') },
        ]}
      />
      {isRestarting ? (
        <Restarting />
      ) : file === undefined ? (
        <Panel>
          <EmptyState
            title={t('chooseBackup')}
            action={<ButtonLink to="/admin/settings">{t('shared:settings')}</ButtonLink>}
          />
        </Panel>
      ) : (
        <Stack gap="md">
          <Panel title={t('restoreStep1')}>
            {read ? (
              <PreviewDetails preview={read.preview} />
            ) : (
              <SourceForm file={file} onRead={(source, preview) => setRead({ source, preview })} />
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
    </>
  )
}
