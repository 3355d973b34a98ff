import type { StoredHorse } from '@haverhof/domain/horses'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { useChosenHorse } from './chosen-horse'
import { RationConcerns } from './ration-concerns'
import { useRationWords } from './ration-words'
import { RefusedRation } from './refused-ration'
import { useRations } from './use-ration'

export type LineProps = { productId: number; variantId: number }

/** "1.60 kg a day for Bella, € 0.92 a day, this pack lasts 15 days" (HORSES-8). */
export function HorseLine(props: LineProps) {
  const horse = useChosenHorse()
  return horse ? <Line {...props} horse={horse} /> : null
}

function Line({ productId, variantId, horse }: LineProps & { horse: StoredHorse }) {
  const t = useTranslations('horses.line')
  const words = useRationWords()
  const [ration] = useRations([productId], horse) ?? []
  const { name } = horse
  if (!ration) return null
  if ('refusal' in ration)
    return (
      <p className="bg-sunken rounded-control px-4 py-3 text-sm [overflow-wrap:anywhere]">
        <RefusedRation productId={productId} refusal={ration.refusal} horse={name} />
      </p>
    )
  return (
    <p className="bg-brand-soft text-brand-deep rounded-control flex gap-3 px-4 py-3">
      <Icon name={horse.horseType} size={24} className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {t('perDay', { amount: words.amount(ration), horse: name })}
        </span>
        <span className="text-sm">{words.ofPack(ration, variantId).join(', ')}</span>
        <RationConcerns ration={ration} productId={productId} horse={name} />
      </span>
    </p>
  )
}
