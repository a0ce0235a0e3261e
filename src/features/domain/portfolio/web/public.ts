export { OwnPortfolioPanel } from './own-portfolio-panel.tsx'
export { PortfolioPanel } from './portfolio-panel.tsx'
export { ProjectsPanel } from './projects-panel.tsx'
