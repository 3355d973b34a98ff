import type { StoredHorse } from '@haverhof/domain/horses'
import { useTranslations } from '#texts'
import { useChosenHorse } from './chosen-horse'
import { useRationWords } from './ration-words'
import { useRations } from './use-ration'

export type RowProps = { products: readonly { productId: number; productVariantId: number }[] }

/** HORSES-8: in a comparison, what each feed is a day for the chosen horse. */
export function HorseRow(props: RowProps) {
  const horse = useChosenHorse()
  return horse ? <Row {...props} horse={horse} /> : null
}

function Row({ products, horse }: RowProps & { horse: StoredHorse }) {
  const t = useTranslations('horses.line')
  const missing = useTranslations('compare')('missing')
  const words = useRationWords()
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
      {products.map(({ productVariantId }, place) => {
        const ration = rations[place]
        return (
          <td
            key={productVariantId}
            className="border-line border-t px-2 py-3 align-top wrap-anywhere hyphens-auto sm:px-3"
          >
            {ration && ration !== 'refused' ? (
              <>
                <span className="block font-semibold">{words.amount(ration.gramsPerDay)}</span>
                {words.ofPack(ration, productVariantId).join(', ')}
              </>
            ) : (
              missing
            )}
          </td>
        )
      })}
    </tr>
  )
}
