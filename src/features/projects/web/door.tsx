export { ProjectsPanel } from './projects-panel.tsx'
