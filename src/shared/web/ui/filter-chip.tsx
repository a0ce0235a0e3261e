import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { CloseButton } from './elements/action-icon.tsx'
import classes from './filter-chip.module.css'
import { useTranslation } from '../i18n.tsx'

type Props = {
  label: string
  value: string | undefined
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Shows '+ Batch' until a value is chosen, then the value with a button that clears it. */
export function FilterChip({ label, value = '', choices, onChange }: Props) {
  const { t } = useTranslation('shared')
  const select = useRef<HTMLSelectElement>(null)
  const isKnown = value === '' || choices.some((choice) => choice.value === value)
  const clear = () => {
    onChange('')
    // The clear button disappears while it has the focus.
    select.current?.focus()
  }
  return (
    <span className={classes.chip} data-set={value !== '' || undefined}>
      {value === '' && <IconPlus size={14} aria-hidden className={classes.plus} />}
      <select
        ref={select}
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{label}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {value !== '' && (
        <CloseButton size="sm" className={classes.clear} aria-label={t('clearFilter', { label })} onClick={clear} />
      )}
    </span>
  )
}

type ToggleProps = { label: string; isOn: boolean; onToggle: (isOn: boolean) => void }

export function FilterToggle({ label, isOn, onToggle }: ToggleProps) {
  return (
    <span className={classes.chip} data-set={isOn || undefined}>
      {!isOn && <IconPlus size={14} aria-hidden className={classes.plus} />}
      <button type="button" className={classes.select} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
        {label}
      </button>
      {isOn && <IconX size={14} aria-hidden className={classes.off} />}
    </span>
  )
}
