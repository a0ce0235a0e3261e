import { IconCheck, IconX } from '@tabler/icons-react'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useConfirmReminder } from './reminders.queries.ts'

type Props = { student: { _id: string; fname: string; lname: string }; compact: boolean; onAnswer?: () => void }

/** Is shown on return from WhatsApp, because only the clerk knows whether the message was sent. */
export function SentQuestion({ student: { _id: id, fname, lname }, compact, onAnswer }: Props) {
  const { t } = useTranslation('reminders')
  const { mutateAsync, isPending } = useConfirmReminder()
  const name = `${fname} ${lname}`
  const answer = async (sent: boolean) => {
    await mutateAsync({ id, sent }).then(
      ({ message }) => toast.success(message, READING_MS, { replaces: 'chat' }),
      toastError,
    )
    onAnswer?.()
  }
  const choices = [
    { sent: true, text: t('sent'), label: t('sentTo', { name }), Icon: IconCheck, color: 'teal' },
    { sent: false, text: t('notSent'), label: t('notSentTo', { name }), Icon: IconX, color: 'gray' },
  ] as const
  return (
    <Group gap={compact ? 2 : 'xs'} wrap="nowrap" role="group" aria-label={t('wasItSent', { name })}>
      {choices.map(({ sent, text, label, Icon, color }) =>
        compact ? (
          <ActionIcon
            key={text}
            variant="light"
            size={26}
            color={color}
            disabled={isPending}
            aria-label={label}
            title={text}
            onClick={() => void answer(sent)}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            key={text}
            variant="default"
            disabled={isPending}
            aria-label={label}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => void answer(sent)}
          >
            {text}
          </Button>
        ),
      )}
    </Group>
  )
}
