import { useId, type ComponentProps, type ReactNode } from 'react'
import { CloseButton } from './action-icon.tsx'
import classes from './alert.module.css'
import { type BoxProps, joinClasses, toBoxStyle } from './box.ts'

type Props = BoxProps & {
  color?: 'red' | 'yellow' | 'teal' | 'gray' | undefined
  icon?: ReactNode
  title?: ReactNode
  classNames?: { icon?: string; title?: string } | undefined
  withCloseButton?: boolean
  closeButtonLabel?: string
  onClose?: (() => void) | undefined
} & Omit<ComponentProps<'div'>, 'color' | 'style' | 'title'>

export function Alert(props: Props) {
  const [style, { color, icon, title, classNames, withCloseButton, closeButtonLabel, onClose, ...more }] =
    toBoxStyle(props)
  const { className, role, children, ...rest } = more
  const id = useId()
  return (
    <div
      {...rest}
      className={joinClasses(classes.alert, className)}
      style={style}
      role={role ?? 'alert'}
      data-color={color ?? 'indigo'}
      aria-labelledby={title ? `${id}title` : undefined}
      aria-describedby={children ? `${id}text` : undefined}
    >
      {icon && <div className={joinClasses(classes.icon, classNames?.icon)}>{icon}</div>}
      <div className={classes.body}>
        {title && (
          <div className={joinClasses(classes.title, classNames?.title)}>
            <span id={`${id}title`}>{title}</span>
          </div>
        )}
        {children && (
          <div id={`${id}text`} className={classes.text}>
            {children}
          </div>
        )}
      </div>
      {withCloseButton && <CloseButton className={classes.close} aria-label={closeButtonLabel} onClick={onClose} />}
    </div>
  )
}
