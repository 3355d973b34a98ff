import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { QuestionForm } from './question-form'

afterEach(() => accountState.set(nobodyYet))

const mailbox = 'E-mail address'

/** The form, and a shop that answers what the test says. */
async function asking(answer: () => { status?: number; body: unknown } | Promise<{ body: unknown }>) {
  const anna = { emailAddress: 'anna@example.nl', firstName: 'Anna' }
  let isKnown = false
  const { sent } = stubApi({
    'POST /api/authentication/isauthenticated': () => ({ body: isKnown }),
    'GET /api/account': () => ({ body: anna }),
    'POST /api/questions': answer,
  })
  const screen = await renderInShop(<QuestionForm productId={101} />)
  const { getByLabelText, getByRole } = screen
  return {
    ...screen,
    question: getByLabelText('Your question'),
    asker: getByLabelText('Name shown with the question'),
    mail: getByLabelText(mailbox),
    submit: getByRole('button', { name: 'Send question' }),
    asked: () => sent.filter(({ call }) => call === 'POST /api/questions').map(({ body }) => body),
    signIn: () => {
      isKnown = true
      accountState.set({ isLoaded: true, isAuthenticated: true, accountInfo: anna as never })
    },
  }
}

test('each wrong field is named, what was typed stays whatever is refused, and all of it goes along once (QUESTIONS-1, QUESTIONS-15, QUESTIONS-16)', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>()
  const refusals = [
    { status: 409, body: { status: 409, code: 'already-asked' } },
    {
      status: 400,
      body: {
        status: 400,
        code: 'invalid',
        errors: [{ parameter: 'emailAddress', message: 'invalid-email' }],
      },
    },
  ]
  const form = await asking(() => refusals.shift() ?? answer.promise)
  const { question, asker, mail, submit } = form
  await submit.click()
  for (const field of [question, asker, mail])
    await expect.element(field).toHaveAccessibleDescription(/required|e-mail address such as/)
  await expect.element(question).toHaveFocus()
  expect(form.asked()).toEqual([])
  await question.fill(' May it get wet? ')
  await asker.fill('Anna')
  await mail.fill('anna@example.nl')
  await submit.click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(/already have this question from you/)
  await submit.click()
  await expect.element(mail).toHaveAccessibleDescription(/Enter an e-mail address/)
  await expect.element(mail).toHaveFocus()
  await expect.element(form.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(question).toHaveValue(' May it get wet? ')
  await mail.fill('anna@example.com')
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click()
  answer.resolve({ body: null })
  const done = form.getByText(/e-mail the answer to anna@example\.com/)
  await expect.element(done).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  const fields = { productId: 101, question: 'May it get wet?', asker: 'Anna' }
  expect(form.asked()).toEqual([
    { ...fields, emailAddress: 'anna@example.nl' },
    { ...fields, emailAddress: 'anna@example.nl' },
    { ...fields, emailAddress: 'anna@example.com' },
  ])
})

test('the account fills in what is still empty, and no more (QUESTIONS-15)', async () => {
  const { asker, mail, question, signIn } = await asking(() => ({ body: null }))
  await expect.element(question).toHaveFocus()
  await asker.fill('Annie')
  await userEvent.keyboard('{Tab}')
  signIn()
  await expect.element(mail).toHaveValue('anna@example.nl')
  await expect.element(asker).toHaveValue('Annie')
})
