import { IconChevronDown } from '@tabler/icons-react'
import { InputFrame, useInput, type InputProps } from './text-input.tsx'

type Option = string | { value: string; label: string }
type OptionGroup = { group: string; items: readonly Option[] }
type Props = InputProps<'select'> & { data: readonly (Option | OptionGroup)[] }

export function NativeSelect({ data, ...props }: Props) {
  const { frame, input } = useInput<'select'>({
    rightSection: <IconChevronDown size={14} aria-hidden />,
    ...props,
  })
  return (
    <InputFrame {...frame}>
      <select {...input}>
        {data.map((option) =>
          typeof option === 'object' && 'group' in option ? (
            <optgroup key={option.group} label={option.group}>
              {option.items.map(toOption)}
            </optgroup>
          ) : (
            toOption(option)
          ),
        )}
      </select>
    </InputFrame>
  )
}

function toOption(option: Option) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
