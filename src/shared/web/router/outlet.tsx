import { Component, type ComponentType, type ReactNode, Suspense, use, useLayoutEffect, useMemo } from 'react'
import type { Router } from './create-router.ts'
import { RouteContext, RouterContext, useRouter, useRouterState } from './hooks.ts'
import type { Match } from './route.ts'

export const RouterProvider = ({ router }: { router: Router }) => (
  <RouterContext value={router}>
    <Matches />
  </RouterContext>
)

function Matches() {
  const router = useRouter()
  const matches = useRouterState(({ state }) => state.matches)
  useLayoutEffect(() => router.mount(), [router])
  useLayoutEffect(() => router.store.confirmRendered(matches), [router, matches])
  return matches[0] && <MatchView match={matches[0]} />
}

/** Shows the next route within the component of a route, or that the path has no page. */
export function Outlet() {
  const route = use(RouteContext)
  const matches = useRouterState(({ state }) => state.matches)
  const index = matches.findIndex((match) => match.route === route)
  const NotFound = route?.options.notFoundComponent
  if (matches[index]?.isNotFound) return NotFound ? <NotFound /> : null
  const next = matches[index + 1]
  return index >= 0 && next ? <MatchView match={next} /> : null
}

function MatchView({ match }: { match: Match }) {
  const { defaultPendingComponent: Pending, defaultErrorComponent } = useRouter().options
  const pending = Pending ? <Pending /> : null
  return (
    <RouteContext value={match.route}>
      <Suspense fallback={pending}>
        <ErrorBoundary match={match} fallback={defaultErrorComponent}>
          {match.isPending ? pending : <Content match={match} />}
        </ErrorBoundary>
      </Suspense>
    </RouteContext>
  )
}

function Content({ match: { route, failure } }: { match: Match }) {
  const { component: RouteComponent = Outlet } = route.options
  // Another search is another match: only what reads it is rendered again.
  const content = useMemo(() => <RouteComponent />, [RouteComponent])
  if (failure) throw failure.error
  return content
}

type BoundaryProps = {
  match: Match
  fallback: ComponentType<{ error: unknown; reset: () => void }> | undefined
  children: ReactNode
}
type BoundaryState = { match?: Match; failure?: { error: unknown } | undefined }

/** Shows an error until the next navigation. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromProps({ match }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return match === state.match ? null : { match, failure: undefined }
  }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    const { fallback: Fallback, children } = this.props
    if (!failure) return children
    if (!Fallback) throw failure.error
    return <Fallback error={failure.error} reset={() => this.setState({ failure: undefined })} />
  }
}
