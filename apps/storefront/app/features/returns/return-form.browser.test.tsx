import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { Registration } from './registration'
import { ReturnForm } from './return-form'
import type { ReturnableLine } from './send-return'

const line: ReturnableLine = {
  orderId: 100001,
  lineNumber: 1,
  productId: 1,
  productVariantId: 10101,
  title: 'Muesli',
  label: '20 kg',
  quantity: 3,
  orderedAt: '2026-03-11T10:00:00Z',
  returnUntil: '2026-04-11T10:00:00Z',
  defectUntil: '2028-05-11T10:00:00Z',
  reasons: ['damaged', 'wrong-product', 'quality', 'ordered-too-much', 'other'],
}

async function returnForm(lines: readonly [ReturnableLine, ...ReturnableLine[]] = [line]) {
  const onDone = vi.fn<(returnId: number, reason: string) => void>()
  const screen = await renderInShop(
    <ReturnForm lines={lines} onDone={onDone} onSignedOut={() => undefined} />,
  )
  return {
    ...screen,
    onDone,
    reason: screen.getByLabelText('Why are you returning it?'),
    quantity: screen.getByLabelText('How many?'),
    submit: screen.getByRole('button', { name: 'Register return' }),
  }
}

test('ACCOUNT-PAGES-15: a return needs a reason', async () => {
  const { reason, submit, onDone } = await returnForm()
  await submit.click()
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveAccessibleDescription(/This is a required field/)
  expect(onDone).not.toHaveBeenCalled()
})

test('ACCOUNT-PAGES-15: damage needs a photo', async () => {
  const { reason, submit, getByText, onDone } = await returnForm()
  await reason.selectOptions('It is damaged')
  await submit.click()
  await expect.element(getByText('Add a photo of the damage')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})

test('ACCOUNT-PAGES-15: a photo is no longer missed once another reason is chosen', async () => {
  const { reason, submit, getByText } = await returnForm()
  await reason.selectOptions('It is damaged')
  await submit.click()
  await expect.element(getByText('Add a photo of the damage')).toBeVisible()
  await reason.selectOptions('I ordered too much')
  await expect.element(getByText('Add a photo of the damage')).not.toBeInTheDocument()
})

test('ACCOUNT-PAGES-15: as many can come back as the chosen order had', async () => {
  const { quantity, getByRole } = await returnForm([line, { ...line, orderId: 100002, quantity: 1 }])
  expect(quantity.getByRole('option').elements()).toHaveLength(3)
  await getByRole('radio', { name: /100002/ }).click({ force: true })
  await expect.poll(() => quantity.getByRole('option').elements()).toHaveLength(1)
})

test('ACCOUNT-PAGES-17: while a return is being sent, a bar tells how much of it has gone', async () => {
  const requests: XMLHttpRequest[] = []
  const headers: string[] = []
  class HeldRequest extends XMLHttpRequest {
    override setRequestHeader(name: string, value: string): void {
      headers.push(name)
      super.setRequestHeader(name, value)
    }
    override send(): void {
      requests.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  const { reason, submit, getByRole, getByText } = await returnForm()
  await reason.selectOptions('I ordered too much')
  await submit.click()
  const bar = getByRole('progressbar', { name: 'Sending your return' })
  await expect.element(bar).toHaveAttribute('value', '0')
  // What every call sends (API-CLIENT-4, §7.1).
  expect(headers).toEqual(['accept', 'x-requested-with', 'siteid', 'languageid', 'datetime'])
  const share = { lengthComputable: true, loaded: 300, total: 400 }
  requests[0]?.upload.dispatchEvent(new ProgressEvent('progress', share))
  await expect.element(bar).toHaveAttribute('value', '0.75')
  await expect.element(getByText('75% sent')).toBeVisible()
  requests[0]?.dispatchEvent(new ProgressEvent('error'))
  await expect.element(bar).not.toBeInTheDocument()
})

test.each([
  ['I received the wrong product', /^Please don’t send anything yet/],
  ['I ordered too much', /^Send the parcel to the address in the e-mail/],
])('ACCOUNT-PAGES-40, RETURNS-3: “%s” is followed by what its mail says too', async (why, next) => {
  class AnsweredRequest extends XMLHttpRequest {
    override readonly status = 200
    override readonly responseText = '{"returnId":7003}'
    override send(): void {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
  const { getByLabelText, getByRole, getByText } = await renderInShop(
    <Registration lines={[line]} onDone={() => undefined} onSignedOut={() => undefined} />,
  )
  await getByLabelText('Why are you returning it?').selectOptions(why)
  await getByRole('button', { name: 'Register return' }).click()
  await expect.element(getByText(/7003/).first()).toBeVisible()
  await expect.element(getByText(next)).toBeVisible()
  expect(
    getByText(/^Please don’t send|^Send the parcel to the address in the e-mail/).elements(),
  ).toHaveLength(1)
})

test.each([
  ['within it both', line.reasons, ['Something is wrong', 'Changed your mind']],
  ['after it', ['damaged', 'wrong-product', 'quality'], ['Something is wrong']],
] as const)(
  'RETURNS-12: after the time to change one’s mind the form names defects alone: %s',
  async (_, reasons, groups) => {
    const { reason } = await returnForm([{ ...line, reasons: [...reasons] }])
    const shown = [...reason.element().querySelectorAll('optgroup')]
    expect(shown.map(({ label }) => label)).toEqual(groups)
  },
)

test('what is sent is the chosen order with its number and words; what was refused stands at its field and stays typed (ACCOUNT-PAGES-15)', async () => {
  const bodies: object[] = []
  const errors = [{ parameter: 'quantity', message: 'too-many-returned' }]
  const answers = [
    { status: 422, text: JSON.stringify({ code: 'invalid', status: 422, errors }) },
    { status: 200, text: '{"returnId":7003}' },
  ]
  class AnsweredRequest extends XMLHttpRequest {
    override get status() {
      return answers[bodies.length - 1]?.status ?? 0
    }
    override get responseText() {
      return answers[bodies.length - 1]?.text ?? ''
    }
    override send(body: FormData): void {
      bodies.push(Object.fromEntries(body))
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
  const other = { ...line, orderId: 100002, lineNumber: 4 }
  const { reason, quantity, submit, onDone, getByRole, getByLabelText } = await returnForm([line, other])
  await getByRole('radio', { name: /100002/ }).click({ force: true })
  await quantity.selectOptions('3')
  await reason.selectOptions('I ordered too much')
  await getByLabelText(/^Anything we should know/).fill(' Unopened ')
  await submit.click()
  await expect.element(quantity).toHaveAccessibleDescription(/can’t return that many/)
  await expect.element(getByLabelText(/^Anything we should know/)).toHaveValue(' Unopened ')
  await quantity.selectOptions('2')
  await submit.click()
  await expect.poll(() => onDone).toHaveBeenCalledExactlyOnceWith(7003, 'ordered-too-much')
  const fields = { orderId: '100002', lineNumber: '4', reason: 'ordered-too-much', remarks: 'Unopened' }
  expect(bodies).toEqual([
    { ...fields, quantity: '3' },
    { ...fields, quantity: '2' },
  ])
})
