import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../testing/show-in-office'
import { PieceField } from './piece-field'

function Counted() {
  const [value, setValue] = useState(2)
  return <PieceField label="Muesli" value={value} max={4} onChange={setValue} />
}

test('pieces go up and down by one, by press and by arrow key, within what there is', async () => {
  const shown = await showInOffice(<Counted />, { permissions: [] })
  const field = page.getByRole('textbox', { name: 'Muesli' })
  const [more, fewer] = ['more', 'fewer'].map((way) =>
    page.getByRole('button', { name: `One ${way}: Muesli` }),
  )
  await more?.click()
  await expect.element(field).toHaveValue('3')
  await fewer?.click()
  await expect.element(field).toHaveValue('2')
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('3')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue('1')
  await field.fill('9')
  await expect.element(field).toHaveValue('4')
  shown.leave()
})
