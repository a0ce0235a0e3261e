import { useQuery } from '@tanstack/react-query'
import type { StaffArea } from '#shared/contract/grantable.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { permissionSetQueries } from './permission-sets.queries.ts'

const DEFAULTS = { hr: 'front-desk', admin: 'owner' } as const

type Props = {
  form: FormHandle<{ permissionSet: string }>
  role: StaffArea
  /** The default set of the role has a blank value. */
  isNew?: boolean
}

/** Offers the sets with pages of the role. */
export function SetField({ form, role, isNew = false }: Props) {
  const { t, i18n } = useTranslation('permission-sets')
  const { data } = useQuery(permissionSetQueries.list(i18n.language))
  const choices = (data?.sets ?? [])
    .filter(({ areas }) => areas.includes(role))
    .map(({ _id, builtIn, name }) => ({ value: isNew && builtIn === DEFAULTS[role] ? '' : _id, label: name }))
  return (
    <SelectField form={form} name="permissionSet" label={t('permissionSet')} placeholder={null} choices={choices} />
  )
}
