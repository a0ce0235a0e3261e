import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useTranslation } from '#shared/web/i18n.tsx'
import { focusFirstItem } from '#shared/web/ui/focus-first-item.ts'
import { useOpenOnMount } from '#shared/web/ui/use-open-on-mount.ts'
import { SchemeButton, SCHEMES } from './scheme-button.tsx'

export function SchemeMenu() {
  const { t } = useTranslation('shared')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { menuProps, button } = useOpenOnMount()
  return (
    <Menu position="bottom-end" withinPortal={false} {...menuProps}>
      <Menu.Target>
        <SchemeButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown ref={focusFirstItem}>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {SCHEMES.map(({ value, label, icon: SchemeIcon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              rightSection={<SchemeIcon size={16} aria-hidden />}
            >
              {t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
