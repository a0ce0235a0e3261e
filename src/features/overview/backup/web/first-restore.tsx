import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackupKeys, RestorePreview } from '#features/overview/backup/contract/restore.contract.ts'
import type { UploadState } from '#features/overview/backup/contract/upload.contract.ts'
import { CodeRefused, SetupPage } from '#features/overview/setup/web/public.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getQueryClient } from '#shared/web/query-client.ts'
import { Navigate } from '#shared/web/router/router.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { FileForm } from './restore/file-form.tsx'
import { FirstRequestForm } from './restore/first-request-form.tsx'
import { PreviewDetails } from './restore/preview-details.tsx'
import { restoreQueries, sendFirstPart, usePreviewFirstRestore } from './restore/restore.queries.ts'
import { FailureAlert } from './restore/restore-notice.tsx'
import { Restarting } from './restore/restarting.tsx'
import { SourceForm } from './restore/source-form.tsx'

/** Restores a backup in place of the first run: the data of an institute, on a new computer. */
export function FirstRestore({ code }: { code: string }) {
  const { t } = useTranslation(['backup', 'setup'])
  const status = useQuery(restoreQueries.first(code), getQueryClient('anyone'))
  const refused = status.error instanceof ApiError ? status.error.status : undefined
  // The restored institute is set up.
  if (refused === 409) return <Navigate to="/" replace />
  return (
    <SetupPage
      title={t('setup:restoreBackup')}
      actions={
        <ButtonLink to="/setup" search={{ code }} variant="default">
          {t('setup:title')}
        </ButtonLink>
      }
    >
      {refused === 403 ? (
        <Panel>
          <CodeRefused status={403} />
        </Panel>
      ) : (
        <QueryStates query={status}>
          {({ possible, failure }) => (
            <>
              {failure && <FailureAlert failure={failure} />}
              {possible ? <Steps code={code} /> : <Elsewhere />}
            </>
          )}
        </QueryStates>
      )}
    </SetupPage>
  )
}

type Read = { keys: BackupKeys; preview: RestorePreview }

function Steps({ code }: { code: string }) {
  const { t } = useTranslation('backup')
  const previewRestore = usePreviewFirstRestore()
  const [sent, setSent] = useState<UploadState | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [isRestarting, setRestarting] = useState(false)
  if (isRestarting) return <Restarting to={`/setup?restore=file&code=${encodeURIComponent(code)}`} />
  if (!sent)
    return (
      <Panel title={t('restoreStep0')}>
        <FileForm send={sendFirstPart(code)} onSent={setSent} />
      </Panel>
    )
  return (
    <Stack gap="md">
      <Panel title={t('restoreStep1')}>
        {read ? (
          <PreviewDetails preview={read.preview} isFirst />
        ) : (
          <SourceForm
            {...sent}
            preview={(keys) => previewRestore.mutateAsync({ code, ...keys })}
            onRead={(keys, preview) => setRead({ keys, preview })}
            onCancel={() => setSent(null)}
          />
        )}
      </Panel>
      {read && (
        <Panel title={t('restoreStep2')}>
          <FirstRequestForm
            source={{ code, ...read.keys }}
            preview={read.preview}
            onRequested={() => setRestarting(true)}
            onCancel={() => setRead(null)}
          />
        </Panel>
      )}
    </Stack>
  )
}

function Elsewhere() {
  const { t } = useTranslation('backup')
  return (
    <Panel>
      <Text size="sm">{t('restoreElsewhere')}</Text>
    </Panel>
  )
}
