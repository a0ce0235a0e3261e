import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '../storage.ts'

type Choosable = { key: string; header: string }

/**
 * The columns of a list that a person has chosen, in the order of the list. Kept on the device under `name`, which contains
 * the person's id.
 */
export function useChosenColumns<C extends Choosable>(name: string, columns: C[], byDefault: readonly string[]) {
  const [stored, setStored] = useState(() => storage.get(name))
  const chosen = stored === null ? byDefault : stored.split(',')
  const choose = (keys: readonly string[]) => {
    storage.set(name, keys.join(','))
    setStored(keys.join(','))
  }
  return { shown: columns.filter(({ key }) => chosen.includes(key)), chosen, choose }
}

type Props = { columns: Choosable[]; chosen: readonly string[]; onChoose: (keys: readonly string[]) => void }

export function ColumnChooser({ columns, chosen, onChoose }: Props) {
  const { t } = useTranslation('shared')
  return (
    <Popover position="bottom-end" trapFocus returnFocus portalProps={{ target: '#content' }}>
      <Popover.Target>
        <Button variant="subtle" color="gray" size="sm" px={8} leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('columns')}
        </Button>
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
