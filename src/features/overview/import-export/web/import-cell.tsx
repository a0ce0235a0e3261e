import { useState } from 'react'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import classes from './import-cell.module.css'

type Props = {
  label: string
  text: string
  error: string | undefined
  warning: string | undefined
  disabled: boolean
  onSave: (text: string) => Promise<unknown>
}

/** Saves when the field is left or Enter is pressed. After a failure the typed text stays, with the reason. */
export function ImportCell({ label, text, error, warning, disabled, onSave }: Props) {
  const [typed, setTyped] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    if (typed === undefined || typed.trim() === text) return setTyped(undefined)
    try {
      await onSave(typed.trim())
      setTyped(undefined)
      setFailure(undefined)
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : String(reason))
    }
  }
  return (
    <TextInput
      size="xs"
      className={classes.cell}
      aria-label={label}
      value={typed ?? text}
      error={failure ?? error}
      description={warning}
      disabled={disabled}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save()
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
