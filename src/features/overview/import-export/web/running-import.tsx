import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Progress } from '#shared/web/ui/elements/progress.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useChangeImport } from './imports.queries.ts'

export function RunningImport({ shown }: { shown: Import }) {
  const { t } = useTranslation('import-export')
  const { rows, skipped, progress } = shown
  const { cancel } = useChangeImport(shown)
  const total = rows - skipped
  return (
    <Panel title={t('running')}>
      <Stack gap="sm">
        <Text role="status">{t('progress', { done: progress, total })}</Text>
        <Progress value={total === 0 ? 0 : (100 * progress) / total} aria-label={t('running')} />
        <Text size="sm" c="dimmed">
          {t('leaveHint')}
        </Text>
        <Group>
          <Button variant="default" loading={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate()}>
            {t('cancelRun')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
