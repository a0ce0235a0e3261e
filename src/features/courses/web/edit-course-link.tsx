import { Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '#shared/web/ui/links.tsx'
import type { Course } from '../contract/courses.contract.ts'

/** The pencil of a row. */
export function EditCourseLink({ course }: { course: Course }) {
  const { t } = useTranslation('courses')
  const label = t('edit', { name: course.course })
  return (
    <Tooltip label={label}>
      <IconLink
        to="/admin/Edit-Course/$id"
        params={{ id: course._id }}
        variant="subtle"
        color="gray"
        aria-label={label}
      >
        <IconPencil size={17} aria-hidden />
      </IconLink>
    </Tooltip>
  )
}
