import type { TrailCheck } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './seal-panel.module.css'

export function SealPanel({ seal }: { seal: TrailCheck['seal'] }) {
  const { t } = useTranslation(['audit-trail', 'words'])
  const format = useFormat()
  if (seal === null) {
    return (
      <Panel title={t('lastSeal')}>
        <Text c="dimmed">{t('noSeal')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('lastSeal')}>
      <div className={classes.seal}>
        <Text size="sm" c="dimmed">
          {t('lastSealHint')}
        </Text>
        <DetailList
          details={[
            { label: t('words:day'), value: <DayText day={seal.day} /> },
            { label: t('sealEntries'), value: format.count(seal.number) },
            { label: t('sealHash'), value: <code lang="zxx">{seal.hash}</code> },
          ]}
        />
      </div>
    </Panel>
  )
}
