import { useQuery } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { InstantText, useInstitute } from '#features/base/institute/web/public.ts'
import type { BackupFile } from '#features/overview/backup/contract/backup.contract.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text, Title } from '#shared/web/ui/elements/text.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { useDownload } from '#shared/web/use-download.ts'
import classes from './backup-files.module.css'
import { backupQueries } from './backup.queries.ts'
import { RestoreHint, RestoreLink } from './restore/restore-link.tsx'
import { SizeText } from './size-text.tsx'

/** `latest` is the id of the last complete backup: another one changes the list. */
export function BackupFiles({ latest }: { latest: string | undefined }) {
  const files = useQuery(backupQueries.files(latest))
  return (
    <QueryStates query={files}>
      {(data) => (data.files.length === 0 ? null : <FilesTable files={data.files} />)}
    </QueryStates>
  )
}

function FilesTable({ files }: { files: BackupFile[] }) {
  const { t } = useTranslation(['backup', 'words'])
  const { timeZone } = useInstitute()
  const download = useDownload()
  return (
    <div className={classes.files}>
      <Title order={3} className={classes.title ?? ''}>
        {t('files')}
      </Title>
      <DataTable
        label={t('files')}
        rows={files}
        rowKey={({ name }) => name}
        columns={[
          { key: 'madeAt', header: t('madeAt'), primary: true, cell: ({ madeAt }) => <InstantText at={madeAt} /> },
          { key: 'size', header: t('size'), align: 'end', cell: ({ bytes }) => <SizeText bytes={bytes} /> },
          {
            key: 'encrypted',
            header: t('encrypted'),
            cell: ({ encrypted }) => t(encrypted ? 'withPassphrase' : 'words:no'),
          },
        ]}
        actions={({ name, madeAt }) => (
          <>
            <RestoreLink name={name} time={formatInstant(timeZone, madeAt)} />
            <IconAction
              label={t('downloadFile', { time: formatInstant(timeZone, madeAt) })}
              icon={<IconDownload size={18} aria-hidden />}
              disabled={download.isPending}
              onClick={() => download.mutate({ endpoint: 'GET /api/admin/backup/file/{name}', params: { name } })}
            />
          </>
        )}
      />
      <Text size="sm" c="dimmed" className={classes.hint}>
        {t('keepSafe')}
      </Text>
      <div className={classes.hint}>
        <RestoreHint />
      </div>
    </div>
  )
}
