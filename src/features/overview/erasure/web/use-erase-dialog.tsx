import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { type DeletedRecord, EraseBody } from '#features/overview/erasure/contract/erasure.contract.ts'
import { ContractForm, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useRestoreFocus } from '#shared/web/ui/restore-focus.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useErase } from './erasure.queries.ts'

/** Asks for the name to be typed: render `dialog`, and open it with `openEraseDialog(record)`. */
export function useEraseDialog() {
  const { t } = useTranslation('erasure')
  const [record, setRecord] = useState<DeletedRecord | null>(null)
  const [opened, { open, close }] = useDisclosure(false)
  const { rememberTrigger, modalProps, restoreFocusAfterRemoval } = useRestoreFocus()
  const openEraseDialog = (next: DeletedRecord) => {
    rememberTrigger()
    setRecord(next)
    open()
  }
  // The list may lose the erased row after the dialog has given the focus back.
  const closeForm = () => {
    close()
    restoreFocusAfterRemoval()
  }
  const title = t('eraseTitle', { name: record?.name ?? '' })
  const dialog = (
    <Dialog opened={opened} onClose={close} closeOnClickOutside={false} title={title} {...modalProps}>
      {record && <EraseForm record={record} title={title} onClose={closeForm} />}
    </Dialog>
  )
  return { openEraseDialog, dialog }
}

type Props = { record: DeletedRecord; title: string; onClose: () => void }

function EraseForm({ record, title, onClose }: Props) {
  const { t } = useTranslation(['erasure', 'shared'])
  const erase = useErase()
  const form = useContractForm({
    schema: EraseBody,
    initialValues: { name: '' },
    send: (body) => erase.mutateAsync({ id: record._id, body }),
    onSaved: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={title}>
      <div>
        <Text size="md">{t('shared:cannotBeUndone')}</Text>
        <Text size="md" c="dimmed">
          {record.kind === 'enquiry' ? t('eraseEnquiryEffect') : t('eraseEffect')}
        </Text>
      </div>
      <TextField form={form} name="name" label={t('typeName')} description={record.name ?? ''} required autoFocus />
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onClose}>
          {t('shared:cancel')}
        </Button>
        <SaveButton form={form} color="red">
          {t('eraseNow')}
        </SaveButton>
      </Group>
    </ContractForm>
  )
}
