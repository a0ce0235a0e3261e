import type {
  PermissionGroup,
  PermissionSet,
} from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import classes from './set-dialog.module.css'

type Permission = PermissionGroup['permissions'][number]

const LABELS = { percent: 'limitPercent', days: 'limitDays', rupees: 'limitRupees' } as const

/** In the form, limits are one text: `fees.void=7,fees.refund=500`. */
export const toText = (limits: Readonly<Record<string, number | string>>): string =>
  Object.entries(limits)
    .map(([permission, max]) => `${permission}=${max}`)
    .join()

const parse = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').flatMap((part) => (part.includes('=') ? [part.split('=')] : [])))

export const toLimits = (text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(parse(text)).map(([permission, max]) => [permission, removeGrouping(max)]))

type Props = {
  form: FormHandle<{ limits: string }>
  permission: Permission
  /** Otherwise it belongs to the box above it, which says what is allowed. */
  label?: string
}

/** Is empty for a permission that has no limit. */
export function LimitField({ form, permission: { permission, label: words, limit }, label }: Props) {
  const { t } = useTranslation('permission-sets')
  if (limit === null) return null
  const limits = parse(form.values.limits)
  const change = (text: string) => {
    const { [permission]: _before, ...others } = limits
    const typed = text.replace(/[,=]/g, '')
    form.set('limits', toText(typed === '' ? others : { ...others, [permission]: typed }))
  }
  return (
    <TextInput
      className={label === undefined ? classes.nested : undefined}
      label={label ?? t(LABELS[limit])}
      aria-label={label === undefined ? `${words}: ${t(LABELS[limit])}` : undefined}
      description={label === undefined ? undefined : t(LABELS[limit])}
      placeholder={t('noLimit')}
      inputMode="decimal"
      autoComplete="off"
      value={limits[permission] ?? ''}
      error={form.errors[`limits.${permission}`] ?? (permission in limits && form.errors['limits'])}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

/** Says up to what a set allows a permission. Undefined without a limit. */
export function useDescribeLimit() {
  const { t } = useTranslation('permission-sets')
  return ({ limits }: Pick<PermissionSet, 'limits'>, { permission, limit }: Permission): string | undefined => {
    const max = limits[permission]
    if (max === undefined || limit === null) return undefined
    if (limit === 'percent') return t('upToPercent', { percent: max })
    return limit === 'days' ? t('upToDays', { count: max }) : t('upToRupees', { sum: max })
  }
}
