import { Fragment } from 'react'
import {
  NewPermissionSet,
  type PermissionGroup,
  PermissionSet,
  PermissionSetChange,
} from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'
import { STAFF_AREAS, type StaffArea } from '#shared/contract/grantable.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { editing, type FormHandle } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { LimitField, toLimits, toText } from './limit-fields.tsx'
import { listLimited } from './open-set.ts'
import { useAddSet, useUpdateSet } from './permission-sets.queries.ts'
import classes from './set-dialog.module.css'

/** In the form, a list is a text with commas. */
type Values = Record<'name' | 'areas' | 'permissions' | 'limits', string>

const split = (text: string) => text.split(',').filter(Boolean)
const splitAreas = (text: string) => STAFF_AREAS.filter((area) => split(text).includes(area))

const toValues = ({ name, areas, permissions, limits }: PermissionSet): Values => ({
  name,
  areas: areas.join(),
  permissions: permissions.join(),
  limits: toText(limits),
})

/** Leaves out permissions that no chosen page uses: they are not shown. */
const toBody =
  (groups: PermissionGroup[]) =>
  ({ name, areas, permissions, limits }: Values) => ({
    name,
    areas: splitAreas(areas),
    permissions: selectUsable(groups, splitAreas(areas))
      .flatMap((group) => group.permissions.map(({ permission }) => permission))
      .filter((permission) => split(permissions).includes(permission)),
    limits: toLimits(limits),
  })

const selectUsable = (groups: PermissionGroup[], areas: readonly StaffArea[]): PermissionGroup[] =>
  groups
    .map(({ label, permissions }) => ({
      label,
      permissions: permissions.filter((one) => one.areas.some((area) => areas.includes(area))),
    }))
    .filter(({ permissions }) => permissions.length > 0)

type Props = { set: PermissionSet; groups: PermissionGroup[]; onClose: () => void }

export function EditSetForm({ set, groups, onClose }: Props) {
  const { t } = useTranslation('permission-sets')
  const update = useUpdateSet(set._id)
  const form = useContractForm({
    ...editing(PermissionSet, set, toValues),
    schema: PermissionSetChange,
    toBody: toBody(groups),
    draft: `permission-set-${set._id}-${set.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: ({ name }) => {
      toast.success(t('setSaved', { name }))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={set.name}>
      <SetFields form={form} groups={groups} />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}

/** Changes what can be changed of a built-in set. */
export function LimitsForm({ set, groups, onClose }: Props) {
  const { t } = useTranslation('permission-sets')
  const update = useUpdateSet(set._id)
  const form = useContractForm({
    ...editing(PermissionSet, set, ({ limits }) => ({ limits: toText(limits) })),
    schema: PermissionSetChange,
    toBody: ({ limits }) => ({ limits: toLimits(limits) }),
    draft: `permission-set-limits-${set._id}-${set.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: ({ name }) => {
      toast.success(t('setSaved', { name }))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('limitsOf', { name: set.name })}>
      {listLimited(set, groups).map((one) => (
        <LimitField key={one.permission} form={form} permission={one} label={one.label} />
      ))}
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}

export function CopySetForm({ set, sets, groups, onClose }: Props & { sets: PermissionSet[] }) {
  const { t } = useTranslation(['permission-sets', 'words'])
  const add = useAddSet()
  const form = useContractForm({
    schema: NewPermissionSet,
    initialValues: { ...toValues(set), name: '', source: set._id },
    toBody: toBody(groups),
    draft: 'permission-set-add',
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: ({ name }) => {
      toast.success(t('setAdded', { name }))
      onClose()
    },
  })
  const copy = (id: string) => {
    const source = sets.find(({ _id }) => _id === id)
    if (!source) return
    form.set('areas', source.areas.join())
    form.set('permissions', source.permissions.join())
    form.set('limits', toText(source.limits))
  }
  return (
    <ContractForm form={form} label={t('addSet')}>
      <SelectField
        form={form}
        name="source"
        label={t('copyOf')}
        description={t('setHint')}
        placeholder={null}
        choices={sets.map(({ _id, name }) => ({ value: _id, label: name }))}
        onSelect={copy}
      />
      <SetFields form={form} groups={groups} />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form}>{t('words:add')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

function SetFields({ form, groups }: { form: FormHandle<Values>; groups: PermissionGroup[] }) {
  const { t } = useTranslation(['permission-sets', 'identity', 'words'])
  const chosen = split(form.values.permissions)
  const usable = selectUsable(groups, splitAreas(form.values.areas))
  return (
    <>
      <TextField form={form} name="name" label={t('words:name')} required autoFocus />
      <Checkbox.Group
        label={t('areas')}
        description={t('areasHint')}
        error={form.errors['areas']}
        value={split(form.values.areas)}
        onChange={(areas) => form.set('areas', splitAreas(areas.join()).join())}
      >
        <Group gap="8px 20px" my="xs">
          <Checkbox value="hr" label={t('identity:hr')} />
          <Checkbox value="admin" label={t('adminPages')} />
        </Group>
      </Checkbox.Group>
      {usable.map(({ label, permissions }, index) => (
        <Checkbox.Group
          key={label}
          label={<span className={classes.heading}>{label}</span>}
          error={index === 0 && form.errors['permissions']}
          value={chosen}
          onChange={(next) => form.set('permissions', next.join())}
        >
          <div className={classes.boxes}>
            {permissions.map((one) => (
              <Fragment key={one.permission}>
                <Checkbox value={one.permission} label={one.label} />
                {chosen.includes(one.permission) && <LimitField form={form} permission={one} />}
              </Fragment>
            ))}
          </div>
        </Checkbox.Group>
      ))}
    </>
  )
}
