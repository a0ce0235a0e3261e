import type { CSSProperties } from 'react'

export type Size = 'xs' | 'sm' | 'md' | 'lg'
/** A space of `tokens.css`, a number of pixels or a CSS length. */
export type Space = Size | number | (string & {})

export type BoxProps = {
  mt?: Space | undefined
  mb?: Space | undefined
  ml?: Space | undefined
  mr?: Space | undefined
  my?: Space | undefined
  p?: Space | undefined
  px?: Space | undefined
  py?: Space | undefined
  w?: Space | undefined
  maw?: Space | undefined
  display?: CSSProperties['display'] | undefined
  /** 'dimmed' or a CSS colour. */
  c?: string | undefined
  fw?: number | undefined
  style?: CSSProperties | undefined
}

const SIZES = new Set<unknown>(['xs', 'sm', 'md', 'lg'])

export function toLength(space: Space | undefined): string | undefined {
  if (typeof space === 'number') return `${space / 16}rem`
  return SIZES.has(space) ? `var(--space-${space})` : space
}

/** Turns the props of spaces and text into a style, over which the caller's own `style` has priority. */
export function toBoxStyle<Props extends BoxProps>(props: Props) {
  const { mt, mb, ml, mr, my, p, px, py, w, maw, display, c, fw, style, ...rest } = props
  const given = {
    marginTop: toLength(mt),
    marginBottom: toLength(mb),
    marginInlineStart: toLength(ml),
    marginInlineEnd: toLength(mr),
    marginBlock: toLength(my),
    padding: toLength(p),
    paddingInline: toLength(px),
    paddingBlock: toLength(py),
    width: toLength(w),
    maxWidth: toLength(maw),
    display,
    color: c === 'dimmed' ? 'var(--text-2)' : c,
    fontWeight: fw,
    ...style,
  }
  return [given, rest] as const
}

/** Joins the class names that are given. */
export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
