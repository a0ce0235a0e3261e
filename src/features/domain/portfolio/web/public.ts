export { OwnPortfolioPanel } from './own-portfolio-panel.tsx'
