import { useTranslation } from '#shared/web/i18n.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import type { AuditEntry } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { listChanges, type Change } from './list-changes.ts'
import { getFieldLabel } from './field-labels.ts'
import { LABEL_NAMESPACES } from './label-namespaces.ts'
import classes from './audit-entry-detail.module.css'
import { formatValue } from './value-labels.ts'

export function AuditEntryDetail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit-trail')
  const { record, recordId, before, after, requestId } = entry
  const changes = listChanges(record, before, after)
  return (
    <div className={classes.detail}>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noDetails')}
        </Text>
      ) : (
        <Changes record={record} changes={changes} hasBefore={before !== null} hasAfter={after !== null} />
      )}
      <Group gap="4px 16px">
        <TextLink size="sm" to="/admin/trail" search={{ recordId }}>
          {t('showRecordHistory')}
        </TextLink>
        <Text size="xs" c="dimmed" className={classes.request}>
          {t('request', { id: requestId })}
        </Text>
      </Group>
    </div>
  )
}

type Props = { record: string; changes: Change[]; hasBefore: boolean; hasAfter: boolean }

function Changes({ record, changes, hasBefore, hasAfter }: Props) {
  const { t, i18n } = useTranslation(LABEL_NAMESPACES)
  const getLabel = (field: string) => {
    const label = getFieldLabel(record, field)
    return label === undefined ? field : t(label)
  }
  const isEdit = hasBefore && hasAfter
  return (
    <dl className={classes.changes} data-edit={isEdit || undefined}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{getLabel(field)}</dt>
          {hasBefore && (
            <dd>
              {isEdit && <span className={classes.caption}>{t('before')}</span>}
              {formatValue(t, i18n.language, record, field, before)}
            </dd>
          )}
          {hasAfter && (
            <dd>
              {isEdit && <span className={classes.caption}>{t('after')}</span>}
              {formatValue(t, i18n.language, record, field, after)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
