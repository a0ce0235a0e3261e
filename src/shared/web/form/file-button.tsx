import { type ReactNode, useRef } from 'react'
import { FocusableButton } from '../ui/focusable-button.tsx'

type Props = {
  label: string
  /** Media types or file name endings, as in the `accept` attribute. */
  accept: string
  icon: ReactNode
  busy: boolean
  capture?: boolean
  onFile: (file: File) => unknown
}

export function FileButton({ label, accept, icon, busy, capture = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        // Mantine's focus trap would choose it otherwise.
        tabIndex={-1}
        {...(capture && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Makes choosing the same file again a change.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <FocusableButton leftSection={icon} disabled={busy} onClick={() => input.current?.click()}>
        {label}
      </FocusableButton>
    </>
  )
}
