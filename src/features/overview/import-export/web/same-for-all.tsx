import { useState } from 'react'
import { type ImportField, toLabel } from '#features/overview/import-export/contract/import-field.ts'
import { IMPORT_FIELDS } from '#features/overview/import-export/contract/import-kinds.ts'
import type { Import } from '#features/overview/import-export/contract/imports.contract.ts'
import { ApiError } from '#shared/web/api-error.ts'
import { getFirstMessage } from '#shared/web/form/toast-error.ts'
import { useTranslate, useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useChangeImport } from './imports.queries.ts'

/** Sets a value for every row of the file, such as the course of a register or the batch of a sheet of attendance. */
export function SameForAll({ shown }: { shown: Import }) {
  const { t } = useTranslation(['import-export', 'words', 'shared'])
  const translate = useTranslate()
  const { kind, fixed } = shown
  const known = IMPORT_FIELDS[kind]
  const { change } = useChangeImport(shown)
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const labelOf = (name: string) => (known[name] ? toLabel(known[name], translate) : name)
  const free = Object.entries(known).filter(([name, { number = 1 }]) => number === 1 && fixed[name] === undefined)
  const add = () =>
    change.mutateAsync({ fixed: { ...fixed, [field]: value.trim() } }).then(
      () => {
        setField('')
        setValue('')
      },
      // The error is shown below.
      () => {},
    )
  const remove = (name: string) =>
    change.mutate({ fixed: Object.fromEntries(Object.entries(fixed).filter(([other]) => other !== name)) })
  return (
    <Panel title={t('sameForAll')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('sameForAllHint')}
        </Text>
        {Object.entries(fixed).map(([name, text]) => (
          <Group key={name} gap="sm">
            <Text size="sm">
              {labelOf(name)}: {toShownValue(known[name], text, translate)}
            </Text>
            <Button size="xs" variant="default" disabled={change.isPending} onClick={() => remove(name)}>
              {t('removeValue', { label: labelOf(name) })}
            </Button>
          </Group>
        ))}
        <Group gap="sm" align="end">
          <NativeSelect
            label={t('shared:field')}
            data={[{ value: '', label: '–' }, ...free.map(([name]) => ({ value: name, label: labelOf(name) }))]}
            value={field}
            onChange={(event) => {
              setField(event.currentTarget.value)
              setValue('')
            }}
          />
          <ValueInput field={known[field]} value={value} onChange={setValue} />
          <Button
            variant="default"
            loading={change.isPending}
            disabled={field === '' || value.trim() === ''}
            onClick={() => void add()}
          >
            {t('words:add')}
          </Button>
        </Group>
        {change.error && (
          <Alert color="red" role="alert">
            {change.error instanceof ApiError ? getFirstMessage(change.error) : change.error.message}
          </Alert>
        )}
      </Stack>
    </Panel>
  )
}

type ValueProps = { field: ImportField | undefined; value: string; onChange: (value: string) => void }

function ValueInput({ field, value, onChange }: ValueProps) {
  const { t } = useTranslation('import-export')
  const translate = useTranslate()
  if (field?.choices)
    return (
      <NativeSelect
        label={t('value')}
        data={[
          { value: '', label: '–' },
          ...Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label: translate(label) })),
        ]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      label={t('value')}
      type={field?.type === 'day' ? 'date' : 'text'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function toShownValue(field: ImportField | undefined, text: string, translate: ReturnType<typeof useTranslate>) {
  const label = field?.choices?.[text]
  return label === undefined ? text : translate(label)
}
