import { IconArrowsSplit2, IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import classes from './more-payment-fields.module.css'
import { TWO_PARTS, writeParts } from './payment-parts.ts'

type Form = FormHandle<Record<'payMode' | 'reference' | 'note' | 'parts', string>>

/** Returns the optional fields that are shown, and the buttons that split the payment or add a note. */
export function useMorePaymentFields(form: Form) {
  const { t } = useTranslation('fees')
  const { payMode, reference, note, parts } = form.values
  const [isNoteOpen, setNoteOpen] = useState(false)
  const isSplit = payMode === 'Others' && parts !== ''
  const hasNote = isNoteOpen || note !== ''
  const split = () => {
    form.set('payMode', 'Others')
    if (parts === '') form.set('parts', writeParts(TWO_PARTS))
  }
  return {
    isSplit,
    referenceField: ((payMode !== '' && payMode !== 'Cash' && !isSplit) || reference !== '') && (
      <TextField form={form} name="reference" label={t('reference')} placeholder={t('referenceHint')} />
    ),
    noteField: hasNote && (
      <TextField form={form} name="note" label={t('note')} placeholder={t('noteHint')} autoFocus={isNoteOpen} />
    ),
    buttons: !(isSplit && hasNote) && (
      <div className={classes.more}>
        {!isSplit && (
          <Button variant="subtle" size="xs" leftSection={<IconArrowsSplit2 size={16} aria-hidden />} onClick={split}>
            {t('splitPayment')}
          </Button>
        )}
        {!hasNote && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconNote size={16} aria-hidden />}
            onClick={() => setNoteOpen(true)}
          >
            {t('addNote')}
          </Button>
        )}
      </div>
    ),
  }
}
