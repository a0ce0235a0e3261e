import { Popover } from '@mantine/core'
import { useTranslation } from '../i18n.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { Checkbox } from './elements/checkbox.tsx'
import { Stack } from './elements/stack.tsx'
import { useOpenOnMount } from './use-open-on-mount.ts'
import { OverlayProvider } from './mantine/overlay-provider.tsx'

type Props = {
  columns: { key: string; header: string }[]
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
}

export function OpenColumnChooser({ columns, chosen, onChoose }: Props) {
  const { t } = useTranslation('shared')
  const { menuProps, button } = useOpenOnMount()
  return (
    <OverlayProvider>
      <Popover position="bottom-end" trapFocus returnFocus portalProps={{ target: '#content' }} {...menuProps}>
        <Popover.Target>
          <ColumnsButton ref={button} onClick={() => menuProps.onChange(!menuProps.opened)} />
        </Popover.Target>
        <Popover.Dropdown>
          <Checkbox.Group aria-label={t('columns')} value={[...chosen]} onChange={onChoose}>
            <Stack gap="xs">
              {columns.map(({ key, header }) => (
                <Checkbox key={key} value={key} label={header} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Popover.Dropdown>
      </Popover>
    </OverlayProvider>
  )
}
