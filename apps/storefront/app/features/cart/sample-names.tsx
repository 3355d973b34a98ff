import { mostPacks } from '@haverhof/domain/cart'
import { fieldLimits } from '@haverhof/domain/checkout'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { type CartLine, problemText, useCart } from '../../shared/cart'
import { useFormats } from '../../shared/prices/formats'
import { Button } from '../../ui/button'
import { controlLook } from '../../ui/control-look'
import { Icon } from '../../ui/icon'
import { sampleId } from './obstacles'
import { useLine } from './use-line'

type Sample = CartLine['rqsSamples'][number]
type Props = { line: CartLine; showMissing: boolean }

/** A field for the name of each sample, right where the kits lie in the cart (CART-PAGES-14). */
export function SampleNames({ line, showMissing }: Props) {
  const t = useTranslations('cart-editing.samples')
  const { setQuantity } = useLine(line)
  const { euro } = useFormats()
  const { rqsSamples, samplesPerPack, quantity, description, unitAmount } = line
  if (rqsSamples.length === 0) return null
  return (
    <fieldset className="border-line bg-surface rounded-card min-w-0 border p-4 sm:p-5">
      <legend className="sr-only">
        {t('title')}: {description}
      </legend>
      <p aria-hidden="true" className="font-semibold">
        {t('title')}
      </p>
      <p className="text-muted text-sm">
        {t('intro')} {t('example')}
      </p>
      <ol className="mt-3 grid gap-3 sm:grid-cols-2">
        {rqsSamples.map((sample) => (
          <SampleName
            key={sample.sequence}
            sample={sample}
            // A sample of a pack of several cannot be left out: the pack has its bag and its price.
            canGo={samplesPerPack === 1 && rqsSamples.length > 1}
            showMissing={showMissing}
          />
        ))}
      </ol>
      {quantity < mostPacks(samplesPerPack) && (
        <Button look="text" className="mt-1 px-0! text-left" onClick={() => void setQuantity(quantity + 1)}>
          <Icon name="plus" size={18} />
          {t('add', { count: samplesPerPack, price: euro(unitAmount) })}
        </Button>
      )}
    </fieldset>
  )
}

function SampleName({
  sample,
  canGo,
  showMissing,
}: {
  sample: Sample
  canGo: boolean
  showMissing: boolean
}) {
  const t = useTranslations('cart-editing.samples')
  const field = useSampleField(sample)
  const id = sampleId(sample.productVariantId, sample.sequence)
  const problem = field.problem ?? (showMissing && !field.value.trim() ? t('missing') : null)
  return (
    <li className="min-w-0">
      <label htmlFor={id} className="text-sm font-medium">
        {t('name', { number: sample.sequence })}
      </label>
      <div className="mt-1 flex items-center gap-1">
        <input
          id={id}
          value={field.value}
          maxLength={fieldLimits.sampleName}
          autoComplete="off"
          required
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => field.setDraft(event.target.value)}
          onBlur={() => void field.save()}
          onKeyDown={(press) => press.key === 'Enter' && void field.save()}
          className={`${controlLook} min-h-11!`}
        />
        {canGo && (
          <button
            type="button"
            onClick={() => void field.remove()}
            className="text-muted hover:text-ink hover:bg-sunken rounded-control grid size-11 shrink-0 place-items-center"
          >
            <Icon name="trash" size={18} label={t('remove', { number: sample.sequence })} />
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="text-danger mt-1 text-sm font-medium">
          {problem}
        </p>
      )}
    </li>
  )
}

/** What is typed stays in the field until the server has it. */
function useSampleField({ productVariantId, sequence, sampleName }: Sample) {
  const t = useTranslations('cart')
  const said = useTranslations('cart-editing.samples')
  const formats = useFormats()
  const cart = useCart()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const tell = (refused: Parameters<typeof problemText>[0] | null, done: string) => {
    const text = refused ? problemText(refused, t, formats) : null
    setProblem(text)
    announce(text ?? done)
    return !refused
  }
  const save = async () => {
    if (draft === null || draft.trim() === (sampleName ?? '')) return
    const refused = await cart().nameSample(productVariantId, sequence, draft.trim() || null)
    await cart().settled()
    if (tell(refused, said('saved'))) setDraft((now) => (now === draft ? null : now))
  }
  const remove = async () => {
    const refused = await cart().removeSample(productVariantId, sequence)
    await cart().settled()
    if (!tell(refused, said('removed', { number: sequence }))) return
    setDraft(null)
    // The button may have gone with the last but one sample: its field, or the one before, is still there.
    const places = [sequence, sequence - 1].map((position) => `#${sampleId(productVariantId, position)}`)
    const field = places.map((position) => document.querySelector<HTMLElement>(position)).find(Boolean)
    field?.focus()
  }
  return { value: draft ?? sampleName ?? '', setDraft, problem, save, remove }
}
