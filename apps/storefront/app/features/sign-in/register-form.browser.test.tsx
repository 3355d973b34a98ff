import { fieldLimits } from '@haverhof/domain/accounts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop'
import { RegisterForm } from './register-form'

test.each([
  ['First name', fieldLimits.firstName],
  ['Last name', fieldLimits.lastName],
])(
  'a %s that is too long is kept as typed and refused, not cut off (SIGN-IN-PAGES-8)',
  async (label, limit) => {
    const { getByLabelText, getByRole } = await renderInShop(<RegisterForm prefill={{}} onSent={() => {}} />)
    const field = getByLabelText(label)
    await userEvent.type(field, 'a'.repeat(limit + 1))
    await expect.element(field).toHaveValue('a'.repeat(limit + 1))
    await getByRole('button', { name: 'Create account' }).click()
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`at most ${limit} characters`))
  },
)
