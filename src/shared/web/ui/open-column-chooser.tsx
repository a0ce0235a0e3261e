import { Checkbox, Popover, Stack } from '@mantine/core'
import { ColumnsButton } from './columns-button.tsx'
import { useOpenOnMount } from './use-open-on-mount.ts'
import { useTranslation } from '../i18n.tsx'

type Props = {
  columns: { key: string; header: string }[]
  chosen: readonly string[]
  onChoose: (keys: readonly string[]) => void
}

export function OpenColumnChooser({ columns, chosen, onChoose }: Props) {
  const { t } = useTranslation('shared')
  const { menuProps, button } = useOpenOnMount()
  return (
    <Popover position="bottom-end" trapFocus returnFocus portalProps={{ target: '#content' }} {...menuProps}>
      <Popover.Target>
        <ColumnsButton ref={button} onClick={() => menuProps.onChange(!menuProps.opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group aria-label={t('columns')} value={[...chosen]} onChange={onChoose}>
          <Stack gap="xs">
            {columns.map(({ key, header }) => (
              <Checkbox key={key} value={key} label={header} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
