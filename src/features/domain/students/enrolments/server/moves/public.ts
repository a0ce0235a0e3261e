export { markedDays } from './marked-days.ts'
export { type Movable, type Move, planMoves } from './plan-moves.ts'
