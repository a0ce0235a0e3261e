import type {
  PermissionGroup,
  PermissionSet,
} from '#features/base/identity/permission-sets/contract/permission-sets.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { OpenSet } from './open-set.ts'
import classes from './set-dialog.module.css'
import { useDescribeLimit } from './limit-fields.tsx'
import { CopySetForm, EditSetForm, LimitsForm } from './set-form.tsx'

type Props = {
  /** Null while the dialog is closed. */
  open: OpenSet | null
  sets: PermissionSet[]
  groups: PermissionGroup[]
  onClose: () => void
}

export function SetDialog({ open, sets, groups, onClose }: Props) {
  const { t } = useTranslation('permission-sets')
  const name = open?.set.name ?? ''
  const title = open?.as === 'copy' ? t('addSet') : open?.as === 'limits' ? t('limitsOf', { name }) : name
  return (
    <Dialog opened={open !== null} closeOnClickOutside={open?.as === 'view'} onClose={onClose} size="lg" title={title}>
      {open?.as === 'view' && <SetWords set={open.set} groups={groups} />}
      {open?.as === 'edit' && <EditSetForm set={open.set} groups={groups} onClose={onClose} />}
      {open?.as === 'limits' && <LimitsForm set={open.set} groups={groups} onClose={onClose} />}
      {open?.as === 'copy' && <CopySetForm set={open.set} sets={sets} groups={groups} onClose={onClose} />}
    </Dialog>
  )
}

/** Says what a set allows, by area of work. */
function SetWords({ set, groups }: { set: PermissionSet; groups: PermissionGroup[] }) {
  const describeLimit = useDescribeLimit()
  return groups.map(({ label, permissions }) => {
    const allowed = permissions.filter(({ permission }) => set.permissions.includes(permission))
    return (
      allowed.length > 0 && (
        <section key={label} className={classes.group}>
          <h3 className={classes.heading}>{label}</h3>
          <ul className={classes.words}>
            {allowed.map((one) => (
              <li key={one.permission}>{[one.label, describeLimit(set, one)].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </section>
      )
    )
  })
}
