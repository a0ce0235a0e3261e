import { Menu } from '@mantine/core'
import { useTranslation } from '#shared/web/i18n.tsx'
import { type ColourScheme, setColourScheme, useColourScheme } from '#shared/web/colour-scheme.ts'
import { focusFirstItem } from '#shared/web/ui/focus-first-item.ts'
import { useOpenOnMount } from '#shared/web/ui/use-open-on-mount.ts'
import { SchemeButton, SCHEMES } from './scheme-button.tsx'
import { OverlayProvider } from '#shared/web/ui/mantine/overlay-provider.tsx'

export function SchemeMenu() {
  const { t } = useTranslation('shared')
  const colourScheme = useColourScheme()
  const { menuProps, button } = useOpenOnMount()
  return (
    <OverlayProvider>
      <Menu position="bottom-end" withinPortal={false} {...menuProps}>
        <Menu.Target>
          <SchemeButton ref={button} />
        </Menu.Target>
        <Menu.Dropdown ref={focusFirstItem}>
          <Menu.RadioGroup value={colourScheme} onChange={(value) => setColourScheme(value as ColourScheme)}>
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
    </OverlayProvider>
  )
}
