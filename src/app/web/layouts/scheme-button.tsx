import { ActionIcon, useMantineColorScheme, type ActionIconProps, type MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'

export const SCHEMES = [
  { value: 'light', label: 'schemeLight', icon: IconSun },
  { value: 'dark', label: 'schemeDark', icon: IconMoon },
  { value: 'auto', label: 'schemeSystem', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; label: string; icon: typeof IconSun }[]

export function SchemeButton(props: ActionIconProps & ComponentProps<'button'>) {
  const { t } = useTranslation('shared')
  const { colorScheme } = useMantineColorScheme()
  const selected = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[2]
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
