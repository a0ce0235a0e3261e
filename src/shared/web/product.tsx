import { createContext, use, useEffect, type ReactNode } from 'react'

const Product = createContext('')

/** Provides the institute's name: the specification's {product}. */
export function ProductProvider({ name, children }: { name: string; children: ReactNode }) {
  return <Product value={name}>{children}</Product>
}

export const useProduct = (): string => use(Product)

/** Sets the window's title. Only for screens without a `PageHeader`. */
export function usePageTitle(title: string): void {
  const product = useProduct()
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ')
  }, [title, product])
}
