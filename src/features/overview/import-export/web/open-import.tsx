import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { DAY_ORDERS, type Import } from '#features/overview/import-export/contract/imports.contract.ts'
import type { ImportSearch } from '#features/overview/import-export/contract/imports.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Radio } from '#shared/web/ui/elements/checkbox.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { getImportPage } from './import-pages.ts'
import { SameForAll } from './same-for-all.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { FullBatches, listMissingNames, MissingNames } from './missing-names.tsx'
import { useChangeImport, useImportRole } from './imports.queries.ts'

type Props = { shown: Import; search: ImportSearch }

export function OpenImport({ shown, search }: Props) {
  const { t } = useTranslation('import-export')
  const { kind, rows, skipped, faulty, doubtful, failure, missing, full } = shown
  const { run } = useChangeImport(shown)
  const { page } = getImportPage(kind, useImportRole())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const names = listMissingNames(missing)
  const isUnticked = names.some(({ key }) => !ticked.has(key))
  const start = () => {
    const toNames = (list: keyof Import['missing']) => missing[list].map(({ name }) => name)
    run.mutate({ courses: toNames('courses'), batches: toNames('batches'), categories: toNames('categories') })
  }
  const problem = run.error?.message ?? failure
  return (
    <Stack gap="md">
      {shown.sheet !== '' && <SheetChoice shown={shown} />}
      <Panel title={t('columns')}>
        <ImportColumns shown={shown} />
      </Panel>
      <SameForAll shown={shown} />
      {shown.asksDayOrder && <DayOrderQuestion shown={shown} />}
      <Panel flush title={t('stagedRows')} note={t('rowCounts', { count: rows, skipped, faulty, doubtful })}>
        <ImportRows shown={shown} search={search} />
      </Panel>
      {names.length > 0 && <MissingNames names={names} ticked={ticked} onTick={setTicked} />}
      {full.length > 0 && <FullBatches full={full} />}
      <Stack gap="sm">
        {problem !== null && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {problem}
          </Alert>
        )}
        <Group gap="sm">
          <Button
            disabled={faulty > 0 || rows === skipped || isUnticked || (shown.asksDayOrder && shown.dayOrder === null)}
            loading={run.isPending}
            onClick={start}
          >
            {t('run', { count: rows - skipped })}
          </Button>
          <ButtonLink to={page} variant="default">
            {t('later')}
          </ButtonLink>
          {faulty > 0 && <Text size="sm">{t('fixFirst', { count: faulty })}</Text>}
          {faulty === 0 && isUnticked && <Text size="sm">{t('tickFirst')}</Text>}
        </Group>
      </Stack>
    </Stack>
  )
}

function DayOrderQuestion({ shown }: { shown: Import }) {
  const { t } = useTranslation('import-export')
  const { change } = useChangeImport(shown)
  return (
    <Panel>
      <Radio.Group
        label={t('dayOrder')}
        value={shown.dayOrder ?? ''}
        onChange={(value) => change.mutate({ dayOrder: value === 'mdy' ? 'mdy' : 'dmy' })}
      >
        <Group mt="xs">
          {DAY_ORDERS.map((order) => (
            <Radio key={order} value={order} label={t(order)} disabled={change.isPending} />
          ))}
        </Group>
      </Radio.Group>
    </Panel>
  )
}
