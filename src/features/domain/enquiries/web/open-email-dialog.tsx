import type { ModalProps } from '@mantine/core'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Loader } from '#shared/web/ui/elements/loader.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

type Props = { isSending: boolean; address: string; modalProps: Partial<ModalProps> }

export function OpenEmailDialog({ isSending, address, modalProps }: Props) {
  const { t } = useTranslation('enquiries')
  return (
    <Dialog
      opened={isSending}
      onClose={() => {}}
      title={t('emailSending')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      {...modalProps}
    >
      {/* The dialog has no buttons, so its text takes the focus. */}
      <Group gap="sm" wrap="nowrap" tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
        <Loader size="sm" aria-hidden />
        <Text>{t('sendingTo', { address })}</Text>
      </Group>
    </Dialog>
  )
}
