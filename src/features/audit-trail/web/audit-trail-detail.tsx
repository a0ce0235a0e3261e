import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#shared/web/ui/links.tsx'
import type { TrailEntry } from '../contract/audit-trail.contract.ts'
import { changesOf, type Change } from './changes.ts'
import { wordOfField } from './field-labels.ts'
import { FEATURES } from './audit-trail-labels.ts'
import classes from './audit-trail.module.css'
import { valueInWords } from './value-labels.ts'

/** What was there before and after, in plain words. Of what is new there is no before, of what is gone no after. */
export function TrailDetail({ entry }: { entry: TrailEntry }) {
  const { t } = useTranslation('audit-trail')
  const { record, recordId, before, after, requestId } = entry
  const changes = changesOf(record, before, after)
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
          {t('allOfRecord')}
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
  const { t } = useTranslation(FEATURES)
  const labelOf = (field: string) => {
    const word = wordOfField(record, field)
    return word === undefined ? field : t(word)
  }
  const isEdit = hasBefore && hasAfter
  return (
    <dl className={classes.changes} data-edit={isEdit || undefined}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          {hasBefore && (
            <dd>
              {isEdit && <span className={classes.side}>{t('before')}</span>}
              {valueInWords(t, record, field, before)}
            </dd>
          )}
          {hasAfter && (
            <dd>
              {isEdit && <span className={classes.side}>{t('after')}</span>}
              {valueInWords(t, record, field, after)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
