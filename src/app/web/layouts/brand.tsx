import { Link, type LinkProps } from '#shared/web/router/router.ts'
import { LogoImage, useInstituteQuery } from '#features/base/institute/web/public.ts'
import { useProduct } from '#shared/web/product.tsx'
import classes from './brand.module.css'

export function Brand({ to }: { to: NonNullable<LinkProps['to']> }) {
  return (
    <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={classes.brand}>
      <LogoOrMark />
      <span className={classes.name}>{useProduct()}</span>
    </Link>
  )
}

/** Is blank until the institute is loaded, so that the mark does not change. */
function LogoOrMark() {
  const { data: institute, isPending } = useInstituteQuery()
  if (isPending) return <span className={classes.mark} />
  return institute?.logo ? <LogoImage logo={institute.logo} height={28} /> : <Mark />
}

/** Draws a ledger page with a tick. */
function Mark() {
  return (
    <svg className={classes.mark} viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="7" />
      <path d="M8 7v14M12 9h8M12 14h4M12 19.500l2.500 2.500 6-6.500" transform="translate(0 -1)" />
    </svg>
  )
}
