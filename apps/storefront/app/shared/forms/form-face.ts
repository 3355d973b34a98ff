import type { FieldProblem } from '@haverhof/domain/checkout'
import type { FormEventHandler } from 'react'
import type { Problem } from '../shop/problem'

/** What the rules of the shop say about the fields of a form. */
export type FieldProblems = readonly (Omit<FieldProblem, 'reason'> & { reason: string })[]

/** What is wrong with a field: the reason, and the figure or the name that its words tell. */
export type FormError = { type: string; message?: string | undefined }

export function formError(
  reason: string,
  { max, territory }: { max?: number; territory?: string },
): { type: string; message: string } {
  return { type: reason, message: territory ?? (max === undefined ? '' : String(max)) }
}

/** What every form of the shop is made of, whichever hook holds its fields. */
export type FormOptions<Values, Name extends string> = {
  /** The rules that the server refuses with, and what only the form asks for. */
  problemsOf: (values: Values) => FieldProblems
  /** Does what the form is for. It throws what the server refuses, or answers with it. */
  send: (values: Values) => Promise<Problem | null | void>
  /** Words of its own for some errors. */
  wordsOf?: (error: FormError, name: Name) => string | undefined
  /** For refusals that are not about what was typed; true where nothing is left to say. */
  onRefused?: (problem: Problem) => boolean
  /** The names of the fields that are wrong, first of all; the focus is on the first that the form knows. */
  onWrong?: (names: readonly string[]) => void
}

/** How a page draws a form: the same for all of them. */
export type FormFace<Name extends string, Field> = {
  /** What a field needs to take part in the form, with its error in words. */
  field: (name: Name) => Field & { name: string; error: string | undefined }
  errorOf: (name: Name) => string | undefined
  /** What went wrong that no field is to blame for. */
  failure: Problem | null
  isBusy: boolean
  submit: FormEventHandler<HTMLFormElement>
}
