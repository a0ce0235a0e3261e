import { IconCamera, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '../api-error.ts'
import { useTranslation } from '../i18n.tsx'
import { FocusableButton } from '../ui/focusable-button.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import classes from './image-picker.module.css'
import { FileButton } from './file-button.tsx'
import { getFirstMessage } from './toast-error.ts'

type Props = {
  label: string
  hint?: string
  preview: ReactNode
  /** Returns the image to keep, in base64. Throws if the file is no image. */
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
            accept="image/*"
            icon={<IconUpload size={16} aria-hidden />}
            busy={isBusy}
            onFile={pick}
          />
          {camera && isPhone && (
            <FileButton
              label={t('takePhoto')}
              accept="image/*"
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
