import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from '../i18n.tsx'
import { Alert } from '../ui/elements/alert.tsx'
import { Button } from '../ui/elements/button.tsx'
import { Group } from '../ui/elements/stack.tsx'

export type DraftNotice = {
  state: 'restored' | 'discarded'
  /** The response to an attempt to save was lost. */
  mayBeSaved?: boolean
  startOver: () => void
  /** Restores the input that 'Start over' discarded. */
  undo: () => void
}

export function DraftAlert({ notice, className }: { notice: DraftNotice; className?: string }) {
  const { t } = useTranslation('shared')
  const isRestored = notice.state === 'restored'
  return (
    <Alert role="status" icon={<IconHistory size={18} aria-hidden />} {...(className !== undefined && { className })}>
      <Group justify="space-between" gap="xs">
        {isRestored ? t(notice.mayBeSaved ? 'draftMayBeSaved' : 'draftRestored') : t('draftDiscarded')}
        {/* Both actions share one button, so that it keeps the focus. */}
        <Button size="xs" variant="default" onClick={isRestored ? notice.startOver : notice.undo}>
          {isRestored ? t('draftDiscard') : t('undo')}
        </Button>
      </Group>
    </Alert>
  )
}
