import type { MessageKey } from '#shared/contract/messages.ts'

/** These are the payment modes of the specification. */
export const PAY_MODES = ['Cash', 'Online', 'Others'] as const
export type PayMode = (typeof PAY_MODES)[number]

export const EXACT_MODES = ['UPI', 'Card', 'Bank transfer', 'Cheque'] as const
export type ExactMode = (typeof EXACT_MODES)[number]

export const MODE_OF_EXACT = {
  UPI: 'Online',
  Card: 'Online',
  'Bank transfer': 'Online',
  Cheque: 'Others',
} as const satisfies Record<ExactMode, PayMode>

/** People choose from this list and read its modes. Each exact mode comes after the payment mode that it belongs to. */
export const ALL_MODES = ['Cash', 'Online', 'UPI', 'Card', 'Bank transfer', 'Others', 'Cheque'] as const
export type Mode = PayMode | ExactMode

/** These are the modes of the parts of a split payment, whose `payMode` is Others. */
export const PART_MODES = [
  'Cash',
  'UPI',
  'Card',
  'Bank transfer',
  'Cheque',
  'Others',
] as const satisfies readonly Mode[]

export const PAY_MODE_LABELS = {
  Cash: 'fees:cash',
  Online: 'students:online',
  UPI: 'fees:upi',
  Card: 'fees:card',
  'Bank transfer': 'fees:bankTransfer',
  Others: 'fees:others',
  Cheque: 'fees:cheque',
} as const satisfies Record<Mode, MessageKey>

const isExact = (mode: string): mode is ExactMode => Object.hasOwn(MODE_OF_EXACT, mode)

export const payModeKey = (mode: string): MessageKey | undefined =>
  Object.hasOwn(PAY_MODE_LABELS, mode) ? PAY_MODE_LABELS[mode as Mode] : undefined

type StoredMode<P> = { payMode: P; exactMode: ExactMode | null }

/** Stores 'UPI' as paid online, exactly by UPI. */
export const toStoredMode = <M extends string>(mode: M): StoredMode<Exclude<M, ExactMode> | PayMode> =>
  isExact(mode)
    ? { payMode: MODE_OF_EXACT[mode], exactMode: mode }
    : { payMode: mode as Exclude<M, ExactMode>, exactMode: null }

type AnyMode = { payMode: string | null; exactMode?: string | null | undefined }

/** Returns the mode that people read: the exact one if it is known. */
export function toMode(record: AnyMode & { payMode: string }): string
export function toMode(record: AnyMode): string | null
export function toMode({ payMode, exactMode }: AnyMode): string | null {
  return exactMode ?? payMode
}

/** A split payment has no exact mode of its own, its parts have. */
export const fitsPayMode = ({ payMode, exactMode, parts = [] }: AnyMode & { parts?: readonly unknown[] | undefined }) =>
  !exactMode || (isExact(exactMode) && MODE_OF_EXACT[exactMode] === payMode && parts.length === 0)

type ModeChange<P> = {
  payMode?: P | undefined
  exactMode?: ExactMode | null | undefined
  parts?: readonly unknown[] | undefined
}

/** Returns the mode after a change: another payment mode, or parts, end the exact mode unless the change names one. */
export function changeMode<P extends string | null>(
  before: StoredMode<P>,
  { payMode = before.payMode, exactMode, parts = [] }: ModeChange<P>,
): StoredMode<P> {
  const isKept = payMode === before.payMode && parts.length === 0
  return { payMode, exactMode: exactMode === undefined && isKept ? before.exactMode : (exactMode ?? null) }
}
