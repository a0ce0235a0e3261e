import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { ConsentPanel } from '#features/domain/students/privacy/web/public.ts'
import { call } from '#shared/web/call.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useArea } from '#shared/web/use-area.ts'

export function DataPanel({ student }: { student: Pick<Student, '_id'> }) {
  const { t } = useTranslation('erasure')
  const may = useMay()
  const download = useMutation({
    mutationFn: async () => {
      const data = await call('GET /api/user/data/{id}', { params: { id: student._id } })
      saveFile('student-data.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`)
    },
    onError: toastError,
  })
  const button = (
    <Button
      variant="default"
      size="xs"
      wrap
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t(useArea() === 'user' ? 'downloadOwnData' : 'downloadData')}
    </Button>
  )
  return <ConsentPanel studentId={student._id} actions={may('erasure.download') && button} />
}
