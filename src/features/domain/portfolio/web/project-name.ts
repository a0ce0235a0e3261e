import { truncate } from '#shared/web/truncate.ts'
import type { Project } from '#features/domain/portfolio/contract/projects.contract.ts'

export const trimScheme = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Returns the link, short enough for a label that is read aloud. */
export const getProjectName = ({ project }: Project): string => truncate(trimScheme(project), 36)
