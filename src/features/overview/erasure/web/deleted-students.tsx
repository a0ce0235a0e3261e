import { Suspense } from 'react'
import { lazyComponent } from '#shared/web/lazy-component.ts'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { TableLoading } from '#shared/web/ui/states.tsx'

type Props = { search: { search?: string | undefined; page?: number | undefined } }

const DeletedList = lazyComponent(() => import('./deleted-list.tsx').then((module) => module.DeletedList), {
  preload: true,
})

export function DeletedStudents({ search }: Props) {
  return (
    <Suspense fallback={<TableLoading />}>
      <DeletedList search={search} />
    </Suspense>
  )
}

export function DeletedExport({ search: { search } }: Props) {
  return <ExportMenu compact endpoint="GET /api/admin/deleted/export" query={{ search }} />
}
