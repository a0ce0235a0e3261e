import { IconAlertTriangle } from '@tabler/icons-react'
import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import { Panel } from '#shared/web/ui/panel.tsx'

type MissingName = { key: string; kind: 'newCourse' | 'newBatch' | 'newCategory'; rows: number; lines: number[] } & {
  values: { name: string; course?: string; fee?: number }
}

/** Gives each name its own key, because a course and a batch may have the same name. */
export function listMissingNames({ courses, batches, categories }: Import['missing']): MissingName[] {
  const toNames = <M extends { name: string; rows: number; lines: number[] }>(kind: MissingName['kind'], list: M[]) =>
    list.map(({ rows, lines, ...values }) => ({ key: `${kind} ${values.name}`, kind, rows, lines, values }))
  return [...toNames('newCourse', courses), ...toNames('newBatch', batches), ...toNames('newCategory', categories)]
}

type Props = { names: MissingName[]; ticked: ReadonlySet<string>; onTick: (ticked: ReadonlySet<string>) => void }

/** Lists names that the institute does not have: a typing error is corrected in its rows, a new name is ticked. */
export function MissingNames({ names, ticked, onTick }: Props) {
  const { t } = useTranslation('import-export')
  const { rupees } = useFormat()
  const toggle = (key: string) => {
    const next = new Set(ticked)
    if (!next.delete(key)) next.add(key)
    onTick(next)
  }
  return (
    <Panel title={t('newNames')} note={t('newNamesHint')}>
      <Stack gap="sm">
        {names.map(({ key, kind, rows, lines, values: { name, course = '', fee = 0 } }) => (
          <Checkbox
            key={key}
            label={t(kind, { name, course, fee: rupees(fee) })}
            description={t('rowsWithName', {
              count: rows,
              lines: lines.join(', ') + (rows > lines.length ? ' …' : ''),
            })}
            checked={ticked.has(key)}
            onChange={() => toggle(key)}
          />
        ))}
      </Stack>
    </Panel>
  )
}

/** The run asks again before it overbooks these batches. */
export function FullBatches({ full }: { full: Import['full'] }) {
  const { t } = useTranslation('import-export')
  return (
    <Alert color="yellow" role="status" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('fullBatches')}>
      {full.map((batch) => (
        <Text size="sm" key={batch.batch}>
          {t('fullBatch', batch)}
        </Text>
      ))}
    </Alert>
  )
}
