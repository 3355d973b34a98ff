import { longestOwnWords } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { showInOffice } from '../testing/show-in-office'
import { reasonStart, useReasonProblems } from './reason-fields'

function Problems({ words }: { words: string }) {
  const problemsOf = useReasonProblems([{ language: 'nl' }])
  const draft = { ...reasonStart<'cancellation'>('payment'), ownWords: { nl: words } }
  return <p>{problemsOf(draft).map((problem) => `${problem.parameter}: ${problem.words}`)}</p>
}

test('own words may be as long as the limit, and what is longer is refused in words (REASONS-3)', async () => {
  const fits = await showInOffice(<Problems words={'x'.repeat(longestOwnWords)} />, { permissions: [] })
  await expect.poll(() => fits.container.querySelector('p')?.textContent).toBe('')
  fits.leave()
  const long = await showInOffice(<Problems words={'x'.repeat(longestOwnWords + 1)} />, { permissions: [] })
  await expect
    .poll(() => long.container.textContent)
    .toBe(`ownWords.nl: At most ${longestOwnWords} characters.`)
  long.leave()
})
