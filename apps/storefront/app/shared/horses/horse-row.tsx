import type { StoredHorse } from '@haverhof/domain/horses'
import { useTranslations } from '#texts'
import { useChosenHorse } from './chosen-horse'
import { RationConcerns } from './ration-concerns'
import { useRationWords } from './ration-words'
import { RefusedRation } from './refused-ration'
import { type HorseRation, useRations } from './use-ration'

export type RowProps = { products: readonly { productId: number; productVariantId: number }[] }

/** In a comparison, what each feed is a day for the chosen horse (HORSES-8). */
export function HorseRow(props: RowProps) {
  const horse = useChosenHorse()
  return horse ? <Row {...props} horse={horse} /> : null
}

function Row({ products, horse }: RowProps & { horse: StoredHorse }) {
  const t = useTranslations('horses.line')
  const rations = useRations(
    products.map(({ productId }) => productId),
    horse,
  )
  if (!rations) return null
  return (
    <tr>
      <th
        scope="row"
        className="bg-ground border-line sticky left-0 z-1 border-t py-3 pr-1 align-top font-medium wrap-anywhere hyphens-auto print:bg-transparent"
      >
        {t('row', { horse: horse.name })}
      </th>
      {products.map((product, index) => (
        <td
          key={product.productVariantId}
          className="border-line border-t px-2 py-3 align-top wrap-anywhere hyphens-auto sm:px-3"
        >
          <Ration {...product} ration={rations[index]} horse={horse.name} />
        </td>
      ))}
    </tr>
  )
}

type RationProps = RowProps['products'][number] & { ration: HorseRation | undefined; horse: string }

function Ration({ productId, productVariantId, ration, horse }: RationProps) {
  const missing = useTranslations('compare')('missing')
  const words = useRationWords()
  if (!ration) return missing
  if ('refusal' in ration) {
    // Its label says nothing about such a horse (FEED-ADVICE-5).
    if (ration.refusal === 'no-dose-rule') return missing
    return <RefusedRation productId={productId} refusal={ration.refusal} horse={horse} />
  }
  return (
    <>
      <span className="block font-semibold">{words.amount(ration)}</span>
      {words.ofPack(ration, productVariantId).join(', ')}
      <RationConcerns ration={ration} productId={productId} horse={horse} />
    </>
  )
}
