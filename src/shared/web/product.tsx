import { createContext, use, useEffect, type ReactNode } from 'react'

const Product = createContext('')

/** Gives the screens the institute's name, which stands where the specification writes {product}. */
export function ProductProvider({ name, children }: { name: string; children: ReactNode }) {
  return <Product value={name}>{children}</Product>
}

/** The institute's name; blank until it is known. */
export const useProduct = (): string => use(Product)

/** The window's title: the screen's, then the institute's. PageHeader sets it; call it on screens without one. */
export function usePageTitle(title: string): void {
  const product = useProduct()
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ')
  }, [title, product])
}
