import { type ReactNode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Late } from './late'

let root: Root | undefined
const host = document.createElement('div')
afterEach(() => {
  root?.unmount()
  host.remove()
})

/** A page whose late sections are HTML of the server. */
function hydrates(server: ReactNode, browser: ReactNode): void {
  host.innerHTML = renderToString(server)
  document.body.append(host)
  root = hydrateRoot(host, browser)
}

/** Says when it has become live; the HTML of the server never does. */
function Live({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive])
  return <p>A section</p>
}

test('a late section becomes live when it comes into sight, and not before (SHELL-10, §2.7)', async () => {
  const [near, far] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const gap = <div style={{ height: 5000 }} />
  hydrates(
    <>
      <div>
        <Live onLive={near} />
      </div>
      {gap}
      <div id="far">
        <Live onLive={far} />
      </div>
    </>,
    <>
      <Late when="visible">
        <Live onLive={near} />
      </Late>
      {gap}
      <Late when="visible">
        <Live onLive={far} />
      </Late>
    </>,
  )
  await expect.poll(() => near).toHaveBeenCalled()
  expect(far).not.toHaveBeenCalled()
  document.querySelector('#far')?.scrollIntoView()
  await expect.poll(() => far).toHaveBeenCalled()
})

test('a late section with a trigger becomes live by it, and not by a press (SHELL-10, §2.7)', async () => {
  const live = vi.fn<() => void>()
  function Triggered() {
    const [isAnswered, setAnswered] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setAnswered(true)}>
          Answer
        </button>
        <Late when="trigger" trigger={isAnswered}>
          <Live onLive={live} />
        </Late>
      </>
    )
  }
  hydrates(
    <>
      <button type="button">Answer</button>
      <div>
        <Live onLive={live} />
      </div>
    </>,
    <Triggered />,
  )
  await page.getByText('A section').click()
  expect(live).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect.poll(() => live).toHaveBeenCalled()
})
