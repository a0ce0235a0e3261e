import { useRef } from 'react'
import type { BodyOf } from '#shared/web/call.ts'
import { SecondPlace, SecondPlaceChange } from '#features/overview/backup/contract/second-place.contract.ts'
import { call } from '#shared/web/call.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, PasswordField, TextField } from '#shared/web/form/fields.tsx'
import { editing, type FormHandle } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetPlace } from './backup.queries.ts'

export type PlaceDialogProps = { opened: boolean; place: SecondPlace | null; encrypts: boolean; onClose: () => void }

export function PlaceDialog({ opened, onClose, ...rest }: PlaceDialogProps) {
  const { t } = useTranslation('backup')
  return (
    <Dialog opened={opened} onClose={onClose} closeOnClickOutside={false} size="lg" title={t('secondPlace')}>
      {opened && <PlaceForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

type Values = Record<keyof SecondPlaceChange, string>
type Body = BodyOf<'PUT /api/admin/backup/place'>

const NEW: Values = {
  kind: 'folder',
  path: '',
  endpoint: '',
  region: '',
  bucket: '',
  accessKey: '',
  secret: '',
  keep: '30',
  readable: '',
}

const toValues = (place: SecondPlace): Values => ({
  kind: place.kind,
  path: place.path,
  endpoint: place.endpoint ?? '',
  region: place.region ?? '',
  bucket: place.bucket ?? '',
  accessKey: place.accessKey ?? '',
  secret: '',
  keep: String(place.keep),
  readable: place.readable ? 'yes' : '',
})

const toBody = ({ kind, path, keep, readable, ...bucket }: Values) =>
  kind === 'folder' ? { kind, path, keep } : { kind, path, keep, readable: readable !== '', ...bucket }

/** Keeps no draft, which would contain the secret. */
function PlaceForm({ place, encrypts, onClose }: Omit<PlaceDialogProps, 'opened'>) {
  const { t } = useTranslation('backup')
  const setPlace = useSetPlace()
  const isTrial = useRef(false)
  const form = useContractForm<typeof SecondPlaceChange, Values, { message?: string }>({
    ...(place ? editing(SecondPlace, place, toValues) : { initialValues: NEW }),
    schema: SecondPlaceChange,
    toBody,
    send: async (body, sending) => {
      if (isTrial.current) return call('POST /api/admin/backup/place/try', { body: body as Body, timeoutSeconds: 40 })
      await setPlace.mutateAsync({ body: body as Body, sending })
      return {}
    },
    onSaved: ({ message }) => {
      toast.success(message ?? t('placeSaved'))
      if (message === undefined) onClose()
    },
  })
  const chooseKind: typeof form.set = (name, value) => {
    form.set(name, value)
    // Removes its error, which is about the other kind.
    form.set('path', form.values.path)
  }
  return (
    <ContractForm form={form} label={t('secondPlace')}>
      <SegmentField
        form={{ ...form, set: chooseKind }}
        name="kind"
        label={t('kind')}
        choices={[
          { value: 'folder', label: t('folder') },
          { value: 's3', label: t('bucketKind') },
        ]}
        required
      />
      {form.values.kind === 'folder' ? (
        <TextField form={form} name="path" label={t('folderPath')} description={t('folderHint')} required autoFocus />
      ) : (
        <BucketFields form={form} isStored={place?.kind === 's3'} encrypts={encrypts} />
      )}
      <NumberTextField form={form} name="keep" label={t('keepCopies')} required />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} onClick={() => (isTrial.current = false)} />
        <Button type="submit" variant="default" disabled={form.saving} onClick={() => (isTrial.current = true)}>
          {t('tryPlace')}
        </Button>
      </FormButtons>
    </ContractForm>
  )
}

type BucketProps = { form: FormHandle<Values>; isStored: boolean; encrypts: boolean }

function BucketFields({ form, isStored, encrypts }: BucketProps) {
  const { t } = useTranslation('backup')
  return (
    <>
      <TextField
        form={form}
        name="endpoint"
        type="url"
        label={t('endpoint')}
        description={t('endpointHint')}
        required
        autoFocus
      />
      <FieldGrid>
        <TextField form={form} name="bucket" label={t('bucket')} required />
        <TextField form={form} name="region" label={t('region')} required />
        <TextField form={form} name="path" label={t('prefix')} />
        <TextField form={form} name="accessKey" label={t('accessKey')} required />
      </FieldGrid>
      <PasswordField
        form={form}
        name="secret"
        label={t('secret')}
        autoComplete="new-password"
        required={!isStored}
        {...(isStored && { description: t('secretKept') })}
      />
      {!encrypts && (
        <Checkbox
          label={t('readable')}
          description={t('readableHint')}
          error={form.errors['readable']}
          checked={form.values.readable !== ''}
          onChange={(event) => form.set('readable', event.currentTarget.checked ? 'yes' : '')}
        />
      )}
    </>
  )
}
