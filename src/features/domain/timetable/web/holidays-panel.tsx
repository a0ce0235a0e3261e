import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Holiday, HOLIDAY_FIELDS, holidaysApi } from '#features/domain/timetable/contract/timetable.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { timetableQueries, useAddHoliday, useRemoveHoliday } from './timetable.queries.ts'

export function HolidaysPanel() {
  const { t } = useTranslation('timetable')
  const list = useQuery(timetableQueries.holidays())
  return (
    <Panel title={t('holidays')}>
      <Text c="dimmed" mb="md">
        {t('holidaysHint')}
      </Text>
      <AddHolidayForm />
      <QueryStates query={list} isEmpty={({ total }) => total === 0} empty={<EmptyState hint={t('noHolidays')} />}>
        {({ holidays }) => <HolidayTable holidays={holidays} />}
      </QueryStates>
    </Panel>
  )
}

function AddHolidayForm() {
  const { t } = useTranslation('timetable')
  const add = useAddHoliday()
  const form = useContractForm({
    schema: holidaysApi.add.body,
    initialValues: fieldValues(HOLIDAY_FIELDS),
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: (_, { reset }) => {
      toast.success(t('holidayAdded'))
      reset()
    },
  })
  return (
    <ContractForm form={form} label={t('addHoliday')}>
      <FieldGrid>
        <TextField form={form} name="name" label={t('holiday')} required />
        <DateField form={form} name="from" label={t('firstDay')} required />
        <DateField form={form} name="to" label={t('lastDay')} min={form.values.from} minError={t('endsBeforeStart')} />
      </FieldGrid>
      <FormButtons>
        <SaveButton form={form}>{t('addHoliday')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

function HolidayTable({ holidays }: { holidays: Holiday[] }) {
  const { t } = useTranslation('timetable')
  const remove = useRemoveHoliday()
  const removeButton = ({ _id, name }: Holiday) => (
    <IconAction
      label={t('deleteHoliday', { name })}
      icon={<IconTrash size={17} aria-hidden />}
      danger
      onClick={() => void confirmDelete(t('willBeDeleted', { name }), () => remove.mutateAsync(_id))}
    />
  )
  return (
    <DataTable
      label={t('holidays')}
      busy={remove.isPending}
      rows={holidays}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'name', header: t('holiday'), primary: true, cell: ({ name }) => name },
        { key: 'from', header: t('firstDay'), cell: ({ from }) => <DayText day={from} /> },
        { key: 'to', header: t('lastDay'), cell: ({ to }) => <DayText day={to} /> },
      ]}
      actions={removeButton}
      phone={(holiday) => ({
        title: holiday.name,
        line: holiday.from === holiday.to ? holiday.from : `${holiday.from} – ${holiday.to}`,
        end: removeButton(holiday),
      })}
    />
  )
}
