import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** False until the component is on screen: what is read or pressed later loads after what is shown first. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted
}
