import { Group, Loader, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

type Props = { sending: boolean; address: string; onGone: () => void }

/** Stands while an email is on its way: nothing else can be done meanwhile, and closing the window asks. */
export function EmailNotice({ sending, address, onGone }: Props) {
  const { t } = useTranslation('enquiries')
  useBlocker({ disabled: !sending, enableBeforeUnload: sending, shouldBlockFn: () => true })
  return (
    <Modal
      opened={sending}
      onClose={() => {}}
      title={t('sending')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      returnFocus={false}
      onExitTransitionEnd={onGone}
    >
      {/* Nothing in it can be pressed, so the words themselves hold the focus. */}
      <Group gap="sm" wrap="nowrap" tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
        <Loader size="sm" aria-hidden />
        <Text>{t('sendingTo', { address })}</Text>
      </Group>
    </Modal>
  )
}
