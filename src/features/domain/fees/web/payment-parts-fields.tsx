import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { parseRupees } from '#shared/web/form/typed-rupees.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { FieldError } from '#shared/web/ui/elements/field.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { usePayModes } from './pay-modes.ts'
import classes from './payment-fields.module.css'
import { changePart, getRest, readParts, type TypedPart, writeParts } from './payment-parts.ts'

type Props = { form: FormHandle<{ paid: string; parts: string }> }

export function PaymentPartsFields({ form }: Props) {
  const { t } = useTranslation('fees')
  const id = useId()
  const { paid } = form.values
  const parts = readParts(form.values.parts)
  const error = form.errors['parts']
  const setParts = (next: TypedPart[]) => form.set('parts', writeParts(next))
  const addPart = () => {
    const rest = getRest(paid, parts)
    setParts([...parts, { mode: '', amount: rest !== undefined && rest > 0 ? String(rest) : '', reference: '' }])
  }
  return (
    <div
      role="group"
      aria-label={t('parts')}
      className={classes.parts}
      {...(error !== undefined && { 'data-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      {parts.map((part, index) => (
        // Parts have no identity of their own: they are numbered.
        <PartFields
          key={index}
          n={index + 1}
          part={part}
          errorOf={(field) => form.errors[`parts.${index}.${field}`]}
          onChange={(change) => setParts(changePart(paid, parts, index, change))}
          onRemove={() => setParts(parts.filter((_, at) => at !== index))}
        />
      ))}
      <div className={classes.partsFooter}>
        <Button variant="subtle" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={addPart}>
          {t('addPart')}
        </Button>
        <Rest paid={paid} rest={getRest(paid, parts)} />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function Rest({ paid, rest }: { paid: string; rest: number | undefined }) {
  const { t } = useTranslation('fees')
  const getText = () => {
    if (rest === undefined) return ''
    if (rest === 0) return t('partsMatch', { sum: parseRupees(paid) })
    return t(rest > 0 ? 'partsLeft' : 'partsTooMuch', { sum: Math.abs(rest) })
  }
  return (
    <Text size="sm" c="dimmed" role="status">
      {getText()}
    </Text>
  )
}

type PartProps = {
  n: number
  part: TypedPart
  errorOf: (field: keyof TypedPart) => ReactNode
  onChange: (change: Partial<TypedPart>) => void
  onRemove: () => void
}

function PartFields({ n, part, errorOf, onChange, onRemove }: PartProps) {
  const { t } = useTranslation(['fees', 'shared'])
  const { partChoices } = usePayModes()
  return (
    <div className={classes.part}>
      <NativeSelect
        aria-label={t('partMode', { n })}
        data={[{ value: '', label: t('shared:choose') }, ...partChoices]}
        value={part.mode}
        error={errorOf('mode')}
        onChange={(event) => onChange({ mode: event.currentTarget.value })}
      />
      <TextInput
        aria-label={t('partAmount', { n })}
        className={classes.figures}
        inputMode="decimal"
        autoComplete="off"
        leftSection={<span aria-hidden>₹</span>}
        value={part.amount}
        error={errorOf('amount')}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <TextInput
        aria-label={t('partReference', { n })}
        autoComplete="off"
        placeholder={t('reference')}
        value={part.reference}
        error={errorOf('reference')}
        onChange={(event) => onChange({ reference: event.currentTarget.value })}
      />
      <IconAction label={t('removePart', { n })} icon={<IconX size={18} aria-hidden />} onClick={onRemove} />
    </div>
  )
}
