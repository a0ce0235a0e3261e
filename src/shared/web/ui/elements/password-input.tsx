import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionIcon } from './action-icon.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

type Props = TextInputProps & {
  /** The names of the button that shows or hides the password. */
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...props }: Props) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          disabled={props.disabled}
          aria-pressed={isVisible}
          aria-label={isVisible ? hideLabel : showLabel}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
