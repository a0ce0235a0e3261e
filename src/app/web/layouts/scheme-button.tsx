import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { type ColourScheme, useColourScheme } from '#shared/web/colour-scheme.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ActionIcon, type ActionIconProps } from '#shared/web/ui/elements/action-icon.tsx'

export const SCHEMES = [
  { value: 'light', label: 'schemeLight', icon: IconSun },
  { value: 'dark', label: 'schemeDark', icon: IconMoon },
  { value: 'auto', label: 'schemeSystem', icon: IconDeviceDesktop },
] as const satisfies { value: ColourScheme; label: string; icon: typeof IconSun }[]

export function SchemeButton(props: ActionIconProps & ComponentProps<'button'>) {
  const { t } = useTranslation('shared')
  const colourScheme = useColourScheme()
  const selected = SCHEMES.find(({ value }) => value === colourScheme) ?? SCHEMES[2]
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('labelled', { label: t('colourScheme'), value: t(selected.label) })}
      {...props}
    >
      <selected.icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
