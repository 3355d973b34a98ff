/** The steps a return may make; none leads backwards (RETURNS-7). */
const nextStatuses = {
  registered: ['received', 'refused'],
  received: ['refunded', 'refused'],
  refunded: [],
  refused: [],
} as const satisfies Record<string, readonly string[]>

export type ReturnStatus = keyof typeof nextStatuses

export const returnStatuses = Object.keys(nextStatuses) as [ReturnStatus, ...ReturnStatus[]]

export function returnMayBecome(from: ReturnStatus, to: ReturnStatus): boolean {
  return (nextStatuses[from] as readonly ReturnStatus[]).includes(to)
}

/** The shop still has something to do (RETURNS-7). */
export function isUnderWay(status: ReturnStatus): boolean {
  return nextStatuses[status].length > 0
}
