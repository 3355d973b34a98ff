import { useTranslations } from '#texts'
import type { Proposal } from '../../shared/horses/use-proposals'
import { Button } from '../../ui/button'

type Props = {
  proposal: Proposal
  /** What is chosen. */
  days: number
  /** Takes so many pieces; null where there are not that many. */
  take: ((quantity: number) => void) | null
}

/** How long the pieces last, and what is said where they come too often or too rarely for that (REPEAT-28). */
export function Lasting({ proposal, days, take }: Props) {
  const t = useTranslations('repeat-choice')
  const { lastsDays, horse, enough } = proposal
  const lasting =
    horse === null ? t('lasts', { days: lastsDays }) : t('lastsHorse', { days: lastsDays, horse })
  return (
    <div className="flex flex-col items-start gap-1 text-sm" aria-live="polite">
      <p>
        {lasting}
        {proposal.days === null ? ` ${t('long')}` : null}
        {days < lastsDays && proposal.days !== null ? ` ${t('more')}` : null}
        {enough ? ` ${t('enough', enough)}` : null}
      </p>
      {enough && take ? (
        <Button look="text" onClick={() => take(enough.quantity)}>
          {t('take', { quantity: enough.quantity })}
        </Button>
      ) : null}
    </div>
  )
}
