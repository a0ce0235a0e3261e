export { type Movable, type Move, planMoves } from './plan-moves.ts'
