/**
 * A rule or a use case says its failure in the type: `reason` is a stable key, never a sentence. A refusal that says more than its reason
 * is named whole: `Result<Cart, 'cart-ordered' | Missing>`.
 */
export type Result<Value, Reason extends string | Refused> =
  | { ok: true; value: Value }
  | ([Extract<Reason, string>] extends [never] ? never : { ok: false; reason: Extract<Reason, string> })
  | Exclude<Reason, string>

/** A refusal with its details, such as the largest number possible. */
export type Refused<Reason extends string = string, Details extends object = object> = {
  ok: false
  reason: Reason
} & Details

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refusal<Reason extends string>(reason: Reason): { ok: false; reason: Reason }
export function refusal<Reason extends string, Details extends object>(
  reason: Reason,
  details: Details,
): { ok: false; reason: Reason } & Details
export function refusal(reason: string, details: object = {}): Refused {
  return { ok: false, reason, ...details }
}

/** The thing does not exist, or not for this caller. */
export type Missing = Refused<'not-found', { what: string }>

export function missing(what: string): Missing {
  return refusal('not-found', { what })
}

/** A parameter that no schema can judge. The code is a stable name for programs where `bad-input` is too little. */
export type WrongInput = Refused<'bad-input', { parameter: string; message: string; code?: string }>

export function wrongInput(parameter: string, message: string, code?: string): WrongInput {
  return refusal('bad-input', { parameter, message, ...(code && { code }) })
}

export type FieldProblem = { parameter: string; reason: string; max?: number; territory?: string }

/** Every wrong field with its reason; the storefront has the words (CHECKOUT-44). */
export type WrongFields = Refused<'invalid-fields', { problems: readonly FieldProblem[] }>

/** Null when no field is wrong. */
export function wrongFields(problems: readonly FieldProblem[]): WrongFields | null {
  return problems.length > 0 ? refusal('invalid-fields', { problems }) : null
}

/** Counted attempts passed their limit (LIMITS-1). */
export type TooManyAttempts = Refused<'too-many-attempts', { secondsLeft: number }>
