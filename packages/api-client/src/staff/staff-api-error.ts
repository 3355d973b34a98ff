type Problem = { code?: string; title?: string; detail?: string }

/** What the staff API refused, in the words of its problem (RFC 9457). */
export class StaffApiError extends Error {
  readonly status: number
  /** What a program goes by: `step-up-needed`, `permission-missing`, … */
  readonly code: string
  readonly detail: string | undefined
  readonly problem: Readonly<Record<string, unknown>>

  constructor(status: number, body: string) {
    const problem = parsed(body)
    const { code = '', title, detail } = problem as Problem
    super(title ?? `The call was answered with ${status}.`)
    this.name = 'StaffApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.problem = problem
  }
}

function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return {}
  }
}
