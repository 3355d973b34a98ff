import { intervalWords } from '@haverhof/domain/cart'
import { useTranslations } from '#texts'
import { useAccount } from '../../shared/account/open-account'
import type { CartLine } from '../../shared/cart'
import { useNextDay } from '../../shared/cart/next-day'
import { useFormats } from '../../shared/prices/formats'
import { ButtonLink } from '../../ui/button'
import { intervalsOf } from './intervals'

type Props = {
  lines: readonly CartLine[]
  /** The last day on which the order may arrive; null where unknown, as at a dealer. */
  arrivesOn: string | null
}

/** When the next one comes; who registered with the order begins it with the link of a mail (REPEAT-32). */
export function RepeatOrdered({ lines, arrivesOn }: Props) {
  const t = useTranslations('ordered.complete.repeat')
  const every = useTranslations('cart.repeat')
  const formats = useFormats()
  const nextDay = useNextDay()
  const { isAuthenticated } = useAccount()
  const intervals = intervalsOf(lines)
  if (intervals.length === 0) return null
  return (
    <section aria-labelledby="repeat-ordered" className="bg-sunken rounded-card flex flex-col gap-2 p-5">
      <h2 id="repeat-ordered" className="text-2xl">
        {t('title')}
      </h2>
      {intervals.map(({ days }) => (
        <p key={days} className="font-medium">
          {arrivesOn
            ? t('next', {
                often: every('every', intervalWords(days)),
                date: formats.day(nextDay(arrivesOn, days)),
              })
            : every('every', intervalWords(days))}
        </p>
      ))}
      <p>{isAuthenticated ? t('how') : t('waits')}</p>
      {isAuthenticated ? (
        <ButtonLink to="/account/repeat-deliveries/" className="mt-2 self-start">
          {t('go')}
        </ButtonLink>
      ) : null}
    </section>
  )
}
