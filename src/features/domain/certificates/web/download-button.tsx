import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Certificate } from '#features/domain/certificates/contract/certificates.contract.ts'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { useDownload } from '#shared/web/use-download.ts'

export function DownloadButton({ certificate: { _id, serial } }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  const download = useDownload()
  return (
    <IconAction
      label={t('downloadOf', { serial })}
      icon={<IconDownload size={17} aria-hidden />}
      disabled={download.isPending}
      onClick={() => download.mutate({ endpoint: 'GET /api/certificate/file/{id}', params: { id: _id } })}
    />
  )
}
