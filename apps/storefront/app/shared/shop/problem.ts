import { ApiError } from '@haverhof/api-client/api-error'

/** What the server says about a refusal; `code` is stable, the rest stands where it helps. */
export type Problem = {
  status: number
  code: string
  detail?: string
  errors?: { parameter: string; message: string; max?: number; territory?: string }[]
  available?: number
  maximum?: number
  minimumAmount?: number
  totalAmount?: number
  missingStep?: string
}

/** The failures that any call may meet; `forms.failures` has words for them. */
const generalFailures = ['unexpected', 'offline', 'too-many-requests'] as const

export type GeneralFailure = (typeof generalFailures)[number]

export function generalFailure({ code }: Pick<Problem, 'code'>): GeneralFailure | undefined {
  return code === 'too-many-attempts' ? 'too-many-requests' : generalFailures.find((name) => name === code)
}

/** Why a call failed: the server's refusal, `offline` without an answer, else `unexpected`. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError))
    return { status: 0, code: isConnectionLost(error) ? 'offline' : 'unexpected' }
  const fallback = { status: error.status, code: error.status === 429 ? 'too-many-requests' : 'unexpected' }
  try {
    const body = JSON.parse(error.body) as Partial<Problem> | null
    return typeof body?.code === 'string' ? { ...fallback, ...body, code: body.code } : fallback
  } catch {
    return fallback
  }
}

/** A browser without a connection throws a TypeError; one that waits too long, a TimeoutError. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** Sends, and says what was refused, whether it was thrown or answered. */
export async function refusalOf(send: () => Promise<Problem | null | void>): Promise<Problem | null> {
  try {
    return (await send()) ?? null
  } catch (error) {
    return problemOf(error)
  }
}
