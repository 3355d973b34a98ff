import { fieldLimits } from '@haverhof/domain/checkout'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { type CartState, problemText, useCart } from '../../shared/cart'
import { useFormats } from '../../shared/prices/formats'
import { Button } from '../../ui/button'
import { controlLook } from '../../ui/control-look'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'

/** CART-PAGES-15: a discount code, out of the way of those who have none; a refusal says why. */
export function DiscountCode({ state }: { state: CartState }) {
  const t = useTranslations('cart-editing.code')
  const code = state.cart?.discountCode
  if (code) return <AppliedCode code={code} calculated={state.calculated} />
  return (
    <Disclosure summary={t('open')} className="border-t">
      <CodeForm />
    </Disclosure>
  )
}

function CodeForm() {
  const t = useTranslations('cart')
  const said = useTranslations('cart-editing.code')
  const formats = useFormats()
  const cart = useCart()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (form: FormEvent<HTMLFormElement>) => {
    form.preventDefault()
    const field = form.currentTarget.elements.namedItem('code')
    const code = field instanceof HTMLInputElement ? field.value.trim() : ''
    const refused = code === '' ? null : await cart().applyCode(code)
    const text = refused ? problemText(refused, t, formats) : said('required')
    setProblem(refused || code === '' ? text : null)
    announce(refused || code === '' ? text : said('applied', { code }))
    if ((refused || code === '') && field instanceof HTMLInputElement) field.focus()
  }
  return (
    <form onSubmit={(form) => void submit(form)} noValidate>
      <label htmlFor={id} className="text-sm font-medium">
        {said('label')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={fieldLimits.discountCode}
          required
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={`${controlLook} min-h-11!`}
        />
        <Button type="submit" look="brand">
          {said('apply')}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="text-danger mt-1.5 text-sm font-medium">
          {problem}
        </p>
      )}
    </form>
  )
}

type AppliedProps = { code: string; calculated: CartState['calculated'] }

/** A code may stop counting while it lies in the cart: then the reason stands beside it. */
function AppliedCode({ code, calculated }: AppliedProps) {
  const t = useTranslations('cart')
  const said = useTranslations('cart-editing.code')
  const formats = useFormats()
  const cart = useCart()
  const problem = calculated?.discountProblem
  const minimumAmount = calculated?.discountMinimumAmount ?? 0
  const drop = async () => {
    const refused = await cart().dropCode()
    announce(refused ? problemText(refused, t, formats) : said('removed'))
  }
  return (
    <div className="border-line border-y py-2">
      <p className="flex items-center justify-between gap-4">
        <span className="flex min-w-0 items-center gap-2">
          <Icon name="tag" size={20} className="text-brand" />
          <span className="font-medium wrap-anywhere">{code}</span>
        </span>
        <button
          type="button"
          onClick={() => void drop()}
          className="text-muted hover:text-ink hover:bg-sunken rounded-control grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" size={20} label={said('remove', { code })} />
        </button>
      </p>
      {problem && (
        <p className="text-warning pb-2 text-sm font-medium">
          {problemText({ code: problem, minimumAmount }, t, formats)}
        </p>
      )}
    </div>
  )
}
