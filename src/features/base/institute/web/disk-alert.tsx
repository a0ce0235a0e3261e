import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { instituteQueries } from './institute.queries.ts'

/** Shown while the server's disk is full or almost full. */
export function DiskAlert() {
  const { t, i18n } = useTranslation('institute')
  const { data: disk } = useQuery(instituteQueries.disk())
  if (!disk || disk.state === 'ok') return null
  const isFull = disk.state === 'full'
  const free = formatSize(disk.free ?? 0, i18n.language)
  const size = formatSize(disk.total ?? 0, i18n.language)
  return (
    <Alert
      role="alert"
      color={isFull ? 'red' : 'yellow'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={isFull ? t('diskFullTitle') : t('diskLowTitle')}
    >
      {isFull ? t('diskFullText') : t('diskLowText', { free, size })}
    </Alert>
  )
}

const [MB, GB] = [1024 ** 2, 1024 ** 3]

function formatSize(bytes: number, language: string): string {
  const [amount, unit] = bytes < GB ? [bytes / MB, 'megabyte'] : [bytes / GB, 'gigabyte']
  const maximumFractionDigits = amount < 10 ? 1 : 0
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(amount)
}
