import type { ComponentProps } from 'react'
import { joinClasses } from './box.ts'
import classes from './unstyled-button.module.css'

export function UnstyledButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={joinClasses(classes.button, className)} />
}
