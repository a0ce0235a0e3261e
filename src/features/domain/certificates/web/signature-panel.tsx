import { fitLogo } from '#shared/web/crop-image.ts'
import { ImagePicker } from '#shared/web/form/image-picker.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useRemoveSignature, useSetSignature } from './certificates.queries.ts'
import classes from './certificates-screens.module.css'

/** Saves at once. */
export function SignaturePanel({ signature }: { signature: string | null }) {
  const { t } = useTranslation('certificates')
  const { mutateAsync: save } = useSetSignature()
  const { mutateAsync: remove } = useRemoveSignature()
  return (
    <Panel title={t('signature')}>
      <ImagePicker
        label={t('signature')}
        hint={t('signatureHint')}
        preview={signature !== null && <img src={signature} alt={t('signature')} className={classes.signature} />}
        convert={fitLogo}
        onPick={async (image) => toast.success((await save(image)).message)}
        onRemove={signature === null ? undefined : async () => toast.success((await remove()).message)}
      />
    </Panel>
  )
}
