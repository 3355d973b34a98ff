import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaffApiError, api, read } from '../../platform/api'
import { changePreferences, preferredLanguage } from '../../platform/preferences'
import { OfficeTexts, loadTexts } from '../../platform/texts'
import { useChange } from '../../platform/use-change'
import { useForm, useFormState } from '../../ui/form/use-form'
import { Failed } from '../../ui/states'
import { ToastRegion } from '../../ui/toast-region'
import type { CountedLine } from './counted-lines'
import { useSaveCounts } from './use-save-counts'

const leave: (() => void)[] = []
beforeEach(() => {
  const before = preferredLanguage()
  leave.push(() => changePreferences({ language: before }))
  leave.push(() => vi.unstubAllGlobals())
})
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

async function show(screen: ReactNode, language: 'nl' | 'de' | 'en' = 'nl'): Promise<HTMLElement> {
  changePreferences({ language })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <OfficeTexts locale={await loadTexts()}>
      <QueryClientProvider client={new QueryClient()}>
        {screen}
        <ToastRegion />
      </QueryClientProvider>
    </OfficeTexts>,
  )
  leave.push(() => {
    root.unmount()
    container.remove()
  })
  return container
}

function problem(status: number, code: string): string {
  return JSON.stringify({ status, code, title: 'In English.', detail: 'Also in English.' })
}

/** What the API answers to each call; answers the keys that they came with. */
function answerWith(...answers: [status: number, code: string][]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    keys.push(request.headers.get('idempotency-key') ?? '')
    const [status, code] = answers[keys.length - 1] ?? [500, 'unexpected']
    return Promise.resolve(new Response(problem(status, code), { status }))
  })
  return keys
}

test.each([
  ['nl', 'De partij is geblokkeerd.'],
  ['de', 'Die Charge ist gesperrt.'],
  ['en', 'The lot is blocked.'],
] as const)('OFFICE-10: what could not be read says why in %s', async (language, words) => {
  const container = await show(
    <Failed error={new StaffApiError(409, problem(409, 'lot-blocked'))} />,
    language,
  )
  await expect.poll(() => container.querySelector('[role=alert]')?.textContent).toBe(words)
})

test('OFFICE-10: a code that is newer than the page is shown as the API says it, and an answer that is none as a failure', async () => {
  const errors = [
    new StaffApiError(409, problem(409, 'of-tomorrow')),
    new StaffApiError(502, '<h1>Bad gateway</h1>'),
    new TypeError('Failed to fetch'),
  ]
  const container = await show(errors.map((error) => <Failed key={error.message} error={error} />))
  await expect.poll(() => container.querySelectorAll('[role=alert]')).toHaveLength(3)
  const failed = 'Dat is niet gelukt. Probeer het opnieuw.'
  expect([...container.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)).toEqual([
    'In English.',
    failed,
    failed,
  ])
})

function Blocking() {
  const block = useChange({
    run: (reason: string, sent) =>
      read(
        api.POST('/staff-api/v1/lots/{id}/block', { params: { path: { id: 1 } }, body: { reason }, ...sent }),
      ),
  })
  return (
    <button type="button" onClick={() => block.mutate('mould')}>
      {block.failureCount}
    </button>
  )
}

test('OFFICE-10, STAFF-7: a change that is refused says why; a press after a failure of the shop is the same wish, one after a refusal another', async () => {
  const keys = answerWith([503, 'try-again'], [409, 'lot-blocked'], [409, 'lot-blocked'])
  const container = await show(<Blocking />)
  const words = ['De winkel heeft het nu te druk. Probeer het zo opnieuw.', 'De partij is geblokkeerd.', '']
  for (const [press, said] of words.entries()) {
    await expect.poll(() => container.querySelector('button')).not.toBeNull()
    container.querySelector('button')?.click()
    await expect.poll(() => keys).toHaveLength(press + 1)
    await expect.poll(() => document.body.textContent).toContain(said)
  }
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

const line: CountedLine = {
  id: '1-all',
  variantId: 1,
  article: 'A-1',
  title: 'Muesli',
  pack: '15 kg',
  lotId: null,
  lotNumber: null,
  counted: 3,
  state: 'open',
  answer: null,
}

function Counting() {
  const { save, renews } = useSaveCounts()
  const form = useForm({
    start: { lines: [line] as readonly CountedLine[] },
    bodyOf: ({ lines }) => lines,
    send: (open, sent) =>
      save(open, sent, (change) => form.set('lines', change(form.store.read().values.lines))),
    renews,
  })
  const lines = useFormState(form, ({ values }) => values.lines)
  return (
    <button type="button" onClick={form.submit}>
      {lines[0]?.answer}
    </button>
  )
}

test('OFFICE-10: a count that is refused says why in its row', async () => {
  answerWith([409, 'fewer-than-in-lots'])
  const container = await show(<Counting />)
  await expect.poll(() => container.querySelector('button')).not.toBeNull()
  container.querySelector('button')?.click()
  const words = 'In de partijen van deze verpakking zitten meer stuks. Tel de partijen.'
  await expect.poll(() => container.querySelector('button')?.textContent).toBe(words)
})
