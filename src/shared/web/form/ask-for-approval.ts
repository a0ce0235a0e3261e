import type { ComponentType } from 'react'
import type { ApprovableCall } from '#shared/contract/approvable-calls.ts'

/** `values` is the body of the call. */
export type ApprovalRequest = { call: ApprovableCall; record?: string | undefined; values: Record<string, unknown> }

export type AskProps = { request: ApprovalRequest; onAsked: () => void }

let Button: ComponentType<AskProps> | undefined

/** The app sets it: forms cannot know the feature. */
export function setAskForApproval(component: ComponentType<AskProps>): void {
  Button = component
}

export const getAskForApproval = (): ComponentType<AskProps> | undefined => Button
