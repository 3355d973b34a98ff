import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Quantity } from '../ui/quantity'
import { useReplay } from '../toolkit/early-acts/replay'
import { Late } from '../toolkit/late'
import { recorder } from '../toolkit/early-acts/recorder.server'

/** The page as the server drew it, with the script of its head and without its code; `hydrate` brings that (PAGES-10). */
function serverDraws(content: ReactNode, hydrated = content) {
  function Page({ children }: { children: ReactNode }) {
    useReplay()
    return children
  }
  const host = document.createElement('div')
  host.innerHTML = renderToString(<Page>{content}</Page>)
  document.body.append(host)
  const start = vi.fn<() => void>()
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is a script of the page
  new Function('start', recorder)(start)
  let root: ReturnType<typeof hydrateRoot> | undefined
  const hydrate = () => {
    // React warns of it in development.
    for (const pressed of host.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed')
    root = hydrateRoot(host, <Page>{hydrated}</Page>)
  }
  leave = () => {
    root?.unmount()
    host.remove()
    // The script still listens, and would act for the page of the next test.
    Object.assign((globalThis as { earlyActs?: object }).earlyActs ?? {}, { wakerOf: () => undefined })
  }
  return { hydrate, start }
}

let leave = () => {}
afterEach(() => leave())

const labels = { field: 'How many', less: 'Less', more: 'More' }

test('PAGES-21: a quantity that was typed and left counts for the press that follows', async () => {
  const bought: number[] = []
  function Buy() {
    const [quantity, setQuantity] = useState(1)
    return (
      <>
        <Quantity value={quantity} max={20} onChange={setQuantity} labels={labels} />
        <button type="button" onClick={() => bought.push(quantity)}>
          Buy
        </button>
      </>
    )
  }
  const { hydrate, start } = serverDraws(<Buy />)
  await page.getByLabelText('How many').fill('3')
  await page.getByRole('button', { name: 'Buy' }).click()
  await page.getByRole('button', { name: 'Buy' }).click()
  expect(start).toHaveBeenCalled()
  expect(bought).toEqual([])
  hydrate()
  await expect.poll(() => bought).toEqual([3])
  await expect.element(page.getByLabelText('How many')).toHaveValue('3')
})

function Answers({ onTell }: { onTell: (answers: object) => void }) {
  const [answers, setAnswers] = useState({ weight: '600', work: 'none', ill: false, stage: '' })
  const change = (some: Partial<typeof answers>) => setAnswers({ ...answers, ...some })
  return (
    <>
      <button type="button" onClick={() => change({ weight: '300' })}>
        Pony
      </button>
      <input
        aria-label="Weight"
        value={answers.weight}
        onChange={({ target }) => change({ weight: target.value })}
      />
      {['none', 'light', 'heavy'].map((work) => (
        <input
          key={work}
          type="radio"
          name="work"
          aria-label={work}
          checked={answers.work === work}
          onChange={() => change({ work })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Ill"
        checked={answers.ill}
        onChange={({ target }) => change({ ill: target.checked })}
      />
      <select
        aria-label="Stage"
        value={answers.stage}
        onChange={({ target }) => change({ stage: target.value })}
      >
        <option value="">Unknown</option>
        <option value="foal">Foal</option>
      </select>
      <button type="button" onClick={() => onTell(answers)}>
        Tell
      </button>
    </>
  )
}

test('PAGES-10: answers are given again in the order in which they were given, and the last one counts', async () => {
  const onTell = vi.fn<(answers: object) => void>()
  const { hydrate } = serverDraws(<Answers onTell={onTell} />)
  await page.getByRole('combobox', { name: 'Stage' }).selectOptions('foal')
  await page.getByRole('button', { name: 'Pony' }).click()
  await page.getByRole('textbox', { name: 'Weight' }).fill('350')
  for (const work of ['light', 'heavy', 'light']) await page.getByRole('radio', { name: work }).click()
  await page.getByRole('checkbox', { name: 'Ill' }).click()
  await page.getByRole('button', { name: 'Tell' }).click()
  hydrate()
  await expect
    .poll(() => onTell.mock.calls)
    .toEqual([[{ weight: '350', work: 'light', ill: true, stage: 'foal' }]])
})

test('PAGES-21: a tick that was set and taken back is none', async () => {
  const onTell = vi.fn<(answers: object) => void>()
  const { hydrate } = serverDraws(<Answers onTell={onTell} />)
  const tick = page.getByRole('checkbox', { name: 'Ill' })
  await tick.click()
  await expect.element(tick).toHaveAttribute('data-pressed')
  await tick.click()
  await expect.element(tick).not.toHaveAttribute('data-pressed')
  await page.getByRole('button', { name: 'Tell' }).click()
  hydrate()
  await expect.poll(() => onTell).toHaveBeenCalledWith(expect.objectContaining({ ill: false }))
})

test('PAGES-21: a tick of which the page learns that it is set already stays set', async () => {
  const toggled = vi.fn<() => void>()
  const tickOf = (isSet: boolean) => (
    <input type="checkbox" aria-label="Compare" checked={isSet} onChange={toggled} />
  )
  const { hydrate } = serverDraws(tickOf(false), <Learned draw={tickOf} />)
  await page.getByRole('checkbox', { name: 'Compare' }).click()
  hydrate()
  await expect.element(page.getByRole('checkbox', { name: 'Compare' })).toBeChecked()
  expect(toggled).not.toHaveBeenCalled()
})

/** As the list of compared products: the server does not know it, the browser does. */
function Learned({ draw }: { draw: (isKnown: boolean) => ReactNode }) {
  return draw(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
}
const never = () => () => undefined

test('PAGES-22: a form that works by itself takes its ticks along', async () => {
  const sent: string[] = []
  const listen = (event: SubmitEvent) => {
    event.preventDefault()
    sent.push(new URLSearchParams(new FormData(event.target as HTMLFormElement) as never).toString())
  }
  addEventListener('submit', listen)
  serverDraws(
    // oxlint-disable-next-line react/forbid-elements -- it only searches
    <form action="/list/">
      <input type="checkbox" name="brand" value="haver" aria-label="Haver" />
      <input name="price" aria-label="Price" />
    </form>,
  )
  await page.getByRole('checkbox', { name: 'Haver' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('12')
  await userEvent.keyboard('{Enter}')
  removeEventListener('submit', listen)
  expect(sent).toEqual(['brand=haver&price=12'])
})

test('SHELL-32: everything that was done to a late section is done again when it has hydrated', async () => {
  const said: string[] = []
  function Section() {
    const [stage, setStage] = useState('')
    const [count, setCount] = useState(0)
    return (
      <>
        <details>
          <summary>More</summary>
          <p>All of it</p>
        </details>
        <select aria-label="Stage" value={stage} onChange={({ target }) => setStage(target.value)}>
          <option value="">Unknown</option>
          <option value="foal">Foal</option>
        </select>
        <input aria-label="Mailbox" onChange={({ target }) => said.push(target.value)} />
        <button type="button" onClick={() => setCount(count + 1)}>
          <svg width="20" height="20" />
          First
        </button>
        <button type="button" onClick={() => setCount(count + 10)}>
          Second
        </button>
        <p>{`${stage} ${count}`}</p>
      </>
    )
  }
  const { hydrate } = serverDraws(
    <div>
      <Section />
    </div>,
    <Late when="interaction">
      <Section />
    </Late>,
  )
  await page.getByText('More').click()
  await page.getByRole('combobox').selectOptions('foal')
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await page.getByRole('button', { name: 'Second' }).click()
  await page.getByRole('textbox').fill('anna')
  hydrate()
  await expect.element(page.getByText('foal 11')).toBeVisible()
  await expect.element(page.getByText('All of it')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('anna')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(said).toEqual(['anna'])
  await userEvent.keyboard('!')
  await expect.element(page.getByRole('textbox')).toHaveValue('anna!')
})

test('SHELL-32: answers in a late section are given again in their order, and a tick that was taken back is none', async () => {
  const onTell = vi.fn<(answers: object) => void>()
  const answers = <Answers onTell={onTell} />
  const { hydrate } = serverDraws(<div>{answers}</div>, <Late when="interaction">{answers}</Late>)
  await page.getByRole('button', { name: 'Pony' }).click()
  await page.getByRole('textbox', { name: 'Weight' }).fill('350')
  for (const work of ['light', 'heavy']) await page.getByRole('radio', { name: work }).click()
  const tick = page.getByRole('checkbox', { name: 'Ill' })
  await tick.click()
  await tick.click()
  await page.getByRole('button', { name: 'Tell' }).click()
  hydrate()
  await expect
    .poll(() => onTell.mock.calls)
    .toEqual([[{ weight: '350', work: 'heavy', ill: false, stage: '' }]])
})
