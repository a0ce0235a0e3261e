import { fitLogo } from '#shared/web/crop-image.ts'
import { ImagePicker } from '#shared/web/form/image-picker.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useRemoveLogo, useSetLogo } from '../institute.queries.ts'
import { LogoImage } from '../logo-image.tsx'

/** Saves at once, apart from the form of the other settings. */
export function LogoField({ logo }: { logo: string | null }) {
  const { t } = useTranslation('institute')
  const { mutateAsync: save } = useSetLogo()
  const { mutateAsync: remove } = useRemoveLogo()
  const onRemove = async () => {
    await remove()
    toast.success(t('logoRemoved'))
  }
  return (
    <ImagePicker
      label={t('logo')}
      hint={t('logoHint')}
      preview={logo !== null && <LogoImage logo={logo} height={56} />}
      convert={fitLogo}
      onPick={async (image) => {
        await save(image)
        toast.success(t('logoSaved'))
      }}
      onRemove={logo === null ? undefined : onRemove}
    />
  )
}
