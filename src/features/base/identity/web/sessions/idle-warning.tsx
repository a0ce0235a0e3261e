import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

export function IdleWarning({ opened, onStay }: { opened: boolean; onStay: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <Dialog opened={opened} onClose={onStay} title={t('idleTitle')}>
      <Text size="md">{t('idleText')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onStay} data-autofocus>
          {t('staySignedIn')}
        </Button>
      </Group>
    </Dialog>
  )
}
