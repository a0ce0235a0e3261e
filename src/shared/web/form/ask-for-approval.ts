import { type ComponentType, createElement, type ReactNode } from 'react'
import type { ApprovableCall } from '#shared/contract/approvable-calls.ts'

/** `values` is the body of the call. */
export type ApprovalRequest = { call: ApprovableCall; record?: string | undefined; values: Record<string, unknown> }

export type AskProps = { request: ApprovalRequest; onAsked: () => void }

let render: (props: AskProps) => ReactNode = () => null

/** The app sets it: forms cannot know the feature. */
export function setAskForApproval(component: ComponentType<AskProps>): void {
  render = (props) => createElement(component, props)
}

export const renderAskForApproval = (props: AskProps): ReactNode => render(props)
