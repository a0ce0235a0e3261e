import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { PART_BYTES, type UploadState } from '#features/overview/backup/contract/upload.contract.ts'
import { createIdempotencyKey } from '#shared/web/form/create-idempotency-key.ts'
import { FileButton } from '#shared/web/form/file-button.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Progress } from '#shared/web/ui/elements/progress.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { sendFile, type SendPart, type SentFile } from './send-file.ts'

type Props = { send: SendPart; onSent: (state: UploadState) => void }

/** Sends a backup to the server. After a failure, it goes on with the part that was not sent. */
export function FileForm({ send, onSent }: Props) {
  const { t } = useTranslation('backup')
  const [sent, setSent] = useState<SentFile | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isShown = useRef(true)
  useEffect(() => () => void (isShown.current = false), [])
  const run = async (from: SentFile) => {
    setSent(from)
    setError(null)
    try {
      const state = await sendFile(from, send, (parts) => {
        if (isShown.current) setSent({ ...from, parts })
        return isShown.current
      })
      if (state) onSent(state)
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    }
  }
  const percent = sent ? Math.min(100, Math.floor((100 * sent.parts * PART_BYTES) / Math.max(1, sent.file.size))) : 0
  return (
    <Stack gap="sm">
      <Text size="sm">{t('chooseFileHint')}</Text>
      <Group gap="sm">
        <FileButton
          label={t('chooseFile')}
          accept=".gz,.age"
          icon={<IconUpload size={16} aria-hidden />}
          busy={sent !== null && error === null}
          onFile={(file) => void run({ file, upload: createIdempotencyKey(), parts: 0 })}
        />
        {sent && error !== null && sent.parts > 0 && (
          <Button variant="default" onClick={() => void run(sent)}>
            {t('sendRest')}
          </Button>
        )}
      </Group>
      {sent && <Text size="sm">{sent.file.name}</Text>}
      {/* A file that was refused at once has no progress. */}
      {sent && (error === null || sent.parts > 0) && (
        <>
          <Progress value={percent} aria-label={t('chooseFile')} />
          <Text size="sm" role="status">
            {t('sentPercent', { percent })}
          </Text>
        </>
      )}
      {error !== null && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {error}
        </Alert>
      )}
    </Stack>
  )
}
