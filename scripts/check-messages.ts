import { messageProblems } from '@haverhof/messages/check'

/** Every text exists in every locale, compiles, and takes the same values. */
export function checkMessages(): boolean {
  const problems = messageProblems()
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}
