import type { ReactNode } from 'react'
import type { Project } from '#features/domain/portfolio/contract/projects.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { ExternalLink } from '#shared/web/ui/links.tsx'
import { trimScheme } from './project-name.ts'
import classes from './project-table.module.css'

type Props = {
  projects: readonly Project[]
  actions?: ((project: Project) => ReactNode) | undefined
  busy?: boolean
}

export function ProjectTable({ projects, actions, busy = false }: Props) {
  const { t } = useTranslation(['portfolio', 'words'])
  return (
    <DataTable
      label={t('words:projects')}
      busy={busy}
      rows={projects}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'project',
          header: t('project'),
          cell: ({ project }) => (
            <TwoLines>
              <ExternalLink href={project}>{trimScheme(project)}</ExternalLink>
            </TwoLines>
          ),
          primary: true,
        },
        {
          key: 'techUsed',
          header: t('techUsed'),
          cell: ({ techUsed }) => <TwoLines title={techUsed}>{techUsed}</TwoLines>,
          wrap: true,
          width: 144,
        },
        {
          key: 'description',
          header: t('description'),
          cell: ({ description }) => <TwoLines title={description}>{description}</TwoLines>,
          wrap: true,
          grow: true,
        },
      ]}
      {...(actions && { actions })}
    />
  )
}

/** Longer texts are shown in full on phones, and while the row has the focus by keyboard. */
function TwoLines({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={classes.twoLines} title={title}>
      {children}
    </div>
  )
}
