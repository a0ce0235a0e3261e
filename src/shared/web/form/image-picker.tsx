import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api-error.ts'
import { FocusableButton } from '../ui/focusable-button.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import classes from './image-picker.module.css'
import { getFirstMessage } from './toast-error.ts'

type Props = {
  label: string
  hint?: string
  preview: ReactNode
  /** Makes the image that is kept, in base64. Throws if the file is no image. */
  convert: (file: Blob) => Promise<string>
  onPick: (image: string) => unknown
  /** Absent without an image. */
  onRemove?: (() => unknown) | undefined
  /** Whether phones get a button for the camera. Some browsers offer only stored images otherwise. */
  camera?: boolean
}

export function ImagePicker({ label, hint, preview, convert, onPick, onRemove, camera = false }: Props) {
  const { t } = useTranslation('shared')
  const isPhone = useIsPhone()
  const ids = { label: useId(), error: useId() }
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => unknown) => {
    setError('')
    setBusy(true)
    try {
      await action()
    } catch (failure) {
      setError(failure instanceof ApiError ? getFirstMessage(failure) : t('badImage'))
    } finally {
      setBusy(false)
    }
  }
  const pick = (file: Blob) => run(async () => onPick(await convert(file)))
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={error ? ids.error : undefined}>
      <div id={ids.label} className={classes.label}>
        {label}
      </div>
      <div className={classes.row}>
        {preview}
        <div className={classes.buttons}>
          <FileButton
            label={t('uploadImage')}
            icon={<IconUpload size={16} aria-hidden />}
            busy={isBusy}
            onFile={pick}
          />
          {camera && isPhone && (
            <FileButton
              label={t('takePhoto')}
              icon={<IconCamera size={16} aria-hidden />}
              busy={isBusy}
              capture
              onFile={pick}
            />
          )}
          {onRemove && (
            <FocusableButton
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={isBusy}
              onClick={() => void run(onRemove)}
            >
              {t('removeImage')}
            </FocusableButton>
          )}
        </div>
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      <p id={ids.error} role="alert" className={classes.error}>
        {error}
      </p>
    </div>
  )
}

type FileButtonProps = {
  label: string
  icon: ReactNode
  busy: boolean
  capture?: boolean
  onFile: (file: Blob) => unknown
}

function FileButton({ label, icon, busy, capture = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        // Mantine's focus trap would choose it otherwise.
        tabIndex={-1}
        {...(capture && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // So that choosing the same file again is a change.
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
