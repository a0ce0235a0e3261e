import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DAY_ORDERS, type Import } from '#features/import-export/contract/imports.contract.ts'
import type { ImportSearch } from '#features/import-export/contract/imports.search.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { IMPORT_PAGES } from './import-pages.ts'
import { useChangeImport } from './imports.queries.ts'

type Props = { shown: Import; search: ImportSearch }

export function OpenImport({ shown, search }: Props) {
  const { t } = useTranslation('import-export')
  const { kind, rows, skipped, faulty, doubtful, failure, missing } = shown
  const { run } = useChangeImport(shown)
  const start = async () => {
    const { courses, batches, categories } = missing
    const names = [...courses, ...batches.map(({ batch, course }) => `${batch} (${course})`), ...categories]
    const title = t(categories.length > 0 ? 'createCategories' : 'createQuestion')
    const isAgreed =
      names.length === 0 || (await confirm({ title, text: names.join(', '), confirmLabel: t('createAndImport') }))
    if (isAgreed) run.mutate(names.length > 0)
  }
  const problem = run.error?.message ?? failure
  return (
    <Stack gap="md">
      <Panel title={t('columns')}>
        <ImportColumns shown={shown} />
      </Panel>
      {shown.asksDayOrder && <DayOrderQuestion shown={shown} />}
      <Panel flush title={t('stagedRows')} note={t('rowCounts', { count: rows, skipped, faulty, doubtful })}>
        <ImportRows shown={shown} search={search} />
      </Panel>
      <Stack gap="sm">
        {problem !== null && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {problem}
          </Alert>
        )}
        <Group gap="sm">
          <Button
            disabled={faulty > 0 || rows === skipped || (shown.asksDayOrder && shown.dayOrder === null)}
            loading={run.isPending}
            onClick={() => void start()}
          >
            {t('run', { count: rows - skipped })}
          </Button>
          <ButtonLink to={IMPORT_PAGES[kind].page} variant="default">
            {t('later')}
          </ButtonLink>
          {faulty > 0 && <Text size="sm">{t('fixFirst', { count: faulty })}</Text>}
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
