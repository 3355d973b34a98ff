/** Long work cut into steps: the caller decides what happens between them. */
export type Steps<Result> = Generator<void, Result, void>

/** All steps at once, where no request waits. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
