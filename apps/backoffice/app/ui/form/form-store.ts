/** The problem of a field: `required` is shown after the first attempt, all others while typing. */
export type Problem = { parameter: string; reason: string; words: string }

/** A field that another member of staff has changed since this form was opened. */
export type Conflict = { parameter: string; theirs: unknown; by: string | null; at: string | null }

export type Snapshot<Values> = {
  values: Values
  /** As the server has it: what differs from it is not saved yet. */
  start: Values
  /** By field; those of the rules and those that the server named. */
  problems: ReadonlyMap<string, Problem>
  conflicts: readonly Conflict[]
  /** Counts the attempts to send; 0 while the form is filled in for the first time. */
  attempts: number
}

export type Change = { path: string; before: unknown; after: unknown }

type Judge<Values> = (values: Values) => readonly Problem[]

const late = new Set(['required', 'too-short'])

/** Holds a form outside of React, so that a key redraws the field that it was typed into and no other. */
export class FormStore<Values extends object> {
  readonly #listeners = new Set<() => void>()
  #snapshot: Snapshot<Values>
  #judge: Judge<Values> = () => []

  constructor(start: Values) {
    this.#snapshot = { values: start, start, problems: new Map(), conflicts: [], attempts: 0 }
  }

  readonly read = (): Snapshot<Values> => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The rules of the form; anew with each rendering, because words and limits may follow other data. */
  judgeWith(judge: Judge<Values>): void {
    this.#judge = judge
  }

  set(name: string, value: unknown): void {
    const { values, problems, attempts } = this.#snapshot
    const before = valueAt(values, name)
    if (Object.is(before, value)) return
    const next = withValue(values, name, value)
    const left = [...problems.values()].flatMap((problem) => problemAfter(problem, { name, before, value }))
    const judged = this.#judge(next).filter(
      ({ parameter, reason }) =>
        attempts > 0 || problems.has(parameter) || (isRelated(parameter, name) && !late.has(reason)),
    )
    // Problems of the rules are computed again; those of the server stay until the field changes.
    const serverProblems = left.filter(({ reason }) => reason === 'server')
    this.#publish({ values: next, problems: byField([...judged, ...serverProblems]) })
  }

  /** Judges the whole form; true when it may be sent. */
  attempt(): boolean {
    const { values, attempts } = this.#snapshot
    const problems = byField(this.#judge(values))
    this.#publish({ problems, attempts: attempts + 1 })
    return problems.size === 0
  }

  refuse(problems: readonly Problem[]): void {
    const { attempts } = this.#snapshot
    this.#publish({ problems: byField(problems), attempts: attempts + 1 })
  }

  disagree(conflicts: readonly Conflict[]): void {
    this.#publish({ conflicts })
  }

  /** Continues from what the other member saved; with `keeps` the own value replaces it at the next attempt. */
  settle({ parameter, theirs }: Conflict, keeps: 'mine' | 'theirs'): void {
    const { values, start, conflicts } = this.#snapshot
    this.#publish({
      start: withValue(start, parameter, theirs),
      ...(keeps === 'theirs' && { values: withValue(values, parameter, theirs) }),
      conflicts: conflicts.filter((conflict) => conflict.parameter !== parameter),
    })
  }

  /** Resets the form; returns how to restore what was typed. */
  reset(anew?: Values): () => void {
    const before = this.#snapshot
    const start = anew ?? before.start
    this.#publish({ values: start, start, problems: new Map(), conflicts: [], attempts: 0 })
    return () => this.#publish(before)
  }

  #publish(part: Partial<Snapshot<Values>>): void {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** Whether two names are the same field, or one contains the other. */
function isRelated(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

/** Rows that were only moved keep their problems; what was changed has none any more. */
function problemAfter(
  problem: Problem,
  { name, before, value }: { name: string; before: unknown; value: unknown },
): Problem[] {
  if (!isRelated(problem.parameter, name)) return [problem]
  if (!Array.isArray(before) || !Array.isArray(value)) return []
  const [row = '', ...rest] = problem.parameter.slice(name.length + 1).split('.')
  const position = value.indexOf(before[Number(row)])
  return position < 0 ? [] : [{ ...problem, parameter: [name, position, ...rest].join('.') }]
}

/** The first problem of each field. */
function byField(problems: readonly Problem[]): ReadonlyMap<string, Problem> {
  return new Map(problems.toReversed().map((problem) => [problem.parameter, problem]))
}

type Branch = Readonly<Record<string, unknown>>

export function valueAt(values: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => (Object(part) as Branch)[key], values)
}

function withValue<Whole>(values: Whole, name: string, value: unknown): Whole {
  const [key = '', ...rest] = name.split('.')
  const below = rest.length > 0 ? withValue(valueAt(values, key), rest.join('.'), value) : value
  if (Array.isArray(values)) return values.with(Number(key), below) as Whole
  return { ...values, [key]: below }
}

/** Where a form differs from what it began with: lists are compared as a whole. */
export function changesOf(before: unknown, after: unknown, path = ''): Change[] {
  if (!isBranch(before) || !isBranch(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changesOf(before[key], after[key], path ? `${path}.${key}` : key))
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
