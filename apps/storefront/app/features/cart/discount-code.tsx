import { fieldLimits } from '@haverhof/domain/checkout'
import { useId, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { type CartState, problemText, useCart } from '../../shared/cart'
import { FormFrame } from '../../shared/forms/form-frame'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { useFormats } from '../../shared/prices/formats'
import { Button } from '../../ui/button'
import { controlLook } from '../../ui/control-look'
import { Disclosure } from '../../ui/disclosure'
import { described, FieldError } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'

/** A discount code, out of the way of those who have none; a refusal says why (CART-PAGES-15). */
export function DiscountCode({ state }: { state: CartState }) {
  const t = useTranslations('cart-editing.code')
  const code = state.cart?.discountCode
  if (code) return <AppliedCode code={code} calculated={state.calculated} />
  return (
    <div data-no-print>
      <Disclosure summary={t('open')} className="border-t">
        <CodeForm />
      </Disclosure>
    </div>
  )
}

function CodeForm() {
  const t = useTranslations('cart')
  const said = useTranslations('cart-editing.code')
  const formats = useFormats()
  const cart = useCart()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { field, submit } = useSmallForm<{ code: string }>({
    start: { code: '' },
    problemsOf: ({ code }) => (code.trim() === '' ? [{ parameter: 'code', reason: 'required' }] : []),
    send: async ({ code: typed }) => {
      const code = typed.trim()
      const problem = await cart().applyCode(code)
      const text = problem && problemText(problem, t, formats)
      setRefused(text)
      announce(text ?? said('applied', { code }))
      if (text) input.current?.focus()
    },
    wordsOf: () => said('required'),
    onWrong: () => {
      setRefused(null)
      announce(said('required'))
    },
  })
  const { error = refused, ...code } = field('code')
  return (
    <FormFrame submit={submit} className="">
      <label htmlFor={id} className="text-sm font-medium">
        {said('label')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          {...code}
          ref={input}
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={fieldLimits.discountCode}
          required
          className={`${controlLook} min-h-11!`}
          {...described(id, { error })}
        />
        <Button type="submit" look="brand">
          {said('apply')}
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </FormFrame>
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
