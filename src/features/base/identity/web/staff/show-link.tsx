import { randomId } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { OneTimeLink } from '#shared/web/ui/one-time-link.tsx'
import { openModal } from '#shared/web/ui/open-modal.ts'
import { useCopy } from '#shared/web/use-copy.ts'

type Shown = { title: string; text: string; url: string; qrLabel: string }

/** The link is stored nowhere else, so the dialog stays until it is closed. */
export function showLink({ title, ...shown }: Shown): Promise<void> {
  return openModal({ modalId: randomId(), title, closeOnClickOutside: false, children: <Link {...shown} /> })
}

function Link({ text, url, qrLabel }: Omit<Shown, 'title'>) {
  const { t } = useTranslation('identity')
  const copy = useCopy()
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
  return (
    <Stack>
      <Text>{text}</Text>
      <OneTimeLink url={url} label={qrLabel} />
      {isLocal && (
        <Text size="sm" c="dimmed">
          {t('staffLinkHere')}
        </Text>
      )}
      <Button data-autofocus leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(url)}>
        {t('copyLink')}
      </Button>
    </Stack>
  )
}
