import { ActionIcon, useMantineColorScheme, type ActionIconProps, type MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

export const SCHEMES = [
  { value: 'light', word: 'schemeLight', icon: IconSun },
  { value: 'dark', word: 'schemeDark', icon: IconMoon },
  { value: 'auto', word: 'schemeSystem', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; word: string; icon: typeof IconSun }[]

/** Shows the colour scheme that is chosen, and opens the choice. */
export function SchemeButton(props: ActionIconProps & ComponentProps<'button'>) {
  const { t } = useTranslation('shared')
  const { colorScheme } = useMantineColorScheme()
  const now = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[2]
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={`${t('colourScheme')}: ${t(now.word)}`} {...props}>
      <now.icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
