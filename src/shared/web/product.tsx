import { createContext, use, useEffect, type ReactNode } from 'react'

const Product = createContext('')
const CurrentDay = createContext('')

type Props = { name: string; today: string; children: ReactNode }

/** Provides the institute's name, which is the specification's {product}, and today in its time zone. */
export function ProductProvider({ name, today, children }: Props) {
  return (
    <Product value={name}>
      <CurrentDay value={today}>{children}</CurrentDay>
    </Product>
  )
}

export const useProduct = (): string => use(Product)
export const useCurrentDay = (): string => use(CurrentDay)

/** Sets the window's title. Only for screens without a `PageHeader`. */
export function usePageTitle(title: string): void {
  const product = useProduct()
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ')
  }, [title, product])
}
