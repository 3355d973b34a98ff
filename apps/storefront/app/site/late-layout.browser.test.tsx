import { Link } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../testing/render-in-shop'
import { ScrollKeeper } from './scroll-keeper'

afterEach(() => {
  delete document.documentElement.dataset['whole']
})

const parts = ['1', '2', '3', '4']

async function firstPage() {
  const { container, getByRole } = await renderInShop(
    <>
      <ScrollKeeper />
      <Link to="/next/">Next</Link>
      <div className="late-layout">
        {parts.map((name) => (
          <section key={name}>Part {name}</section>
        ))}
      </div>
    </>,
  )
  const layouts = () =>
    [...container.querySelectorAll('section')].map((part) => getComputedStyle(part).contentVisibility)
  return { layouts, next: getByRole('link', { name: 'Next' }) }
}

test('SHELL-12: on a phone the parts below the first screen are laid out late, until the first navigation', async () => {
  await page.viewport(390, 844)
  const { layouts, next } = await firstPage()
  expect(layouts()).toEqual(['visible', 'visible', 'auto', 'auto'])
  await next.click()
  await expect.poll(layouts).toEqual(parts.map(() => 'visible'))
})

test('SHELL-12: what is folded up is as high as its heading, and takes no room of a part that is laid out late', async () => {
  await page.viewport(390, 844)
  const { container } = await renderInShop(
    <div className="late-layout">
      <div className="late-layout">
        {[false, true].map((isOpen) => (
          <section key={String(isOpen)}>
            <details className="product-section" open={isOpen}>
              <summary>Label</summary>
            </details>
          </section>
        ))}
      </div>
    </div>,
  )
  const layouts = [...container.querySelectorAll('section')].map(
    (part) => getComputedStyle(part).contentVisibility,
  )
  expect(layouts).toEqual(['visible', 'auto'])
})

test('SHELL-12: on a wide screen every part is laid out at once', async () => {
  await page.viewport(1024, 900)
  const { layouts } = await firstPage()
  expect(layouts()).toEqual(parts.map(() => 'visible'))
})
