import { IconCircleCheck } from '@tabler/icons-react'
import { useLocation } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { useUpdateState } from '#shared/web/use-update-state.ts'
import { useReceiptLink } from './fee-links.tsx'

/** Stays on the page that is shown after a payment, until it is closed or the page is left. */
export function SavedReceiptNote() {
  const { t } = useTranslation(['fees', 'shared'])
  const saved = useLocation({ select: ({ state }) => state.savedReceipt })
  const updateState = useUpdateState()
  const receiptLink = useReceiptLink()
  if (!saved) return null
  const close = () => updateState(({ savedReceipt: _saved, ...rest }) => rest)
  return (
    <Alert
      role="status"
      color="teal"
      mb="md"
      icon={<IconCircleCheck size={18} aria-hidden />}
      title={t(saved.changed ? 'receiptWasChanged' : 'receiptWasIssued', { number: saved.receiptNo })}
      withCloseButton
      closeButtonLabel={t('shared:close')}
      onClose={close}
    >
      <Group gap="8px 16px">
        <span>
          {saved.name} · <RupeeText amount={saved.paid} />
        </span>
        <ButtonLink {...receiptLink(saved._id)} state={{ print: true }} size="xs">
          {t('printReceipt')}
        </ButtonLink>
      </Group>
    </Alert>
  )
}
