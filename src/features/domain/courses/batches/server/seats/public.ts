export { listFullBatches, takeSeat, takeSeatOfStudent, takeSeatsAgain } from './take-seat.ts'
