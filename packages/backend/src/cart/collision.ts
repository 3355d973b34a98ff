import { Refusal } from '../http/index.ts'

const mostTries = 20

/** Two calls that took the same place of a cart at once: the later one looks again. */
export async function againAfterCollision(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      if (await attempt()) return
    } catch (error) {
      if (!isPlaceTaken(error)) throw error
    }
  }
  throw new Refusal({
    status: 503,
    code: 'try-again',
    title: 'The shop is busy. Please try again in a moment.',
    headers: { 'retry-after': '1' },
  })
}

function isPlaceTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'cart_line_place'
}
