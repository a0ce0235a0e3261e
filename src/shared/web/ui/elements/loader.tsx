import type { CSSProperties } from 'react'
import classes from './loader.module.css'

type Props = { size?: 'sm' | number | (string & {}); color?: string; 'aria-hidden'?: boolean }

export function Loader({ size = 'sm', color = 'var(--accent)', ...rest }: Props) {
  const length = size === 'sm' ? '1.375rem' : typeof size === 'number' ? `${size / 16}rem` : size
  return <span {...rest} className={classes.loader} style={{ '--loader-size': length, color } as CSSProperties} />
}
