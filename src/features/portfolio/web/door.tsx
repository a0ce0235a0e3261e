export { PortfolioPanel } from './portfolio-panel.tsx'
