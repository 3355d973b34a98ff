import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop } from '../testing/render-in-shop'
import { Quantity } from './quantity'

const labels = { field: 'How many', less: 'One less', more: 'One more' }

async function quantity(start: number, max: number) {
  const chosen: number[] = []
  function Choice() {
    const [value, setValue] = useState(start)
    const change = (next: number) => {
      chosen.push(next)
      setValue(next)
    }
    return <Quantity value={value} max={max} labels={labels} onChange={change} />
  }
  const screen = await renderInShop(<Choice />)
  return { ...screen, chosen, field: screen.getByLabelText('How many') }
}

test('steps up to as many as there are, and down to one', async () => {
  const { getByRole, field, chosen } = await quantity(1, 2)
  const [less, more] = [getByRole('button', { name: 'One less' }), getByRole('button', { name: 'One more' })]
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await more.click()
  await expect.element(field).toHaveValue('2')
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await less.click()
  expect(chosen).toEqual([2, 1])
})

test('what is typed counts on leaving, and is held within the bounds', async () => {
  const { field, chosen } = await quantity(3, 20)
  await field.fill('99')
  expect(chosen).toEqual([])
  await userEvent.tab()
  expect(chosen).toEqual([20])
  await field.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('20')
})

test('arrows of the keyboard step too', async () => {
  const { field, chosen } = await quantity(5, 9)
  await field.click()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(chosen).toEqual([6, 5, 4])
})
