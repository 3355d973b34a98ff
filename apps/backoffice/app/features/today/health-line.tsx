import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import type { Today } from './today-types'

type Health = NonNullable<Today['health']>

/** TODAY-5: whether the machine is well; quiet when it is. */
export function HealthLine({ health }: { health: Health }) {
  const t = useTranslations('office-today')
  const { bookBreaches, areBooksLate, deadJobs, providersAway } = health
  const problems = [
    bookBreaches > 0 ? t('health.books', { count: bookBreaches }) : null,
    areBooksLate ? t('health.booksLate') : null,
    deadJobs > 0 ? t('health.jobs', { count: deadJobs }) : null,
    providersAway.length > 0 ? t('health.providers', { names: providersAway.join(', ') }) : null,
  ].filter((problem) => problem !== null)
  const isWell = problems.length === 0
  return (
    <Link
      to="/health"
      className={`rounded-card flex items-center gap-3 px-4 py-3 hover:underline ${isWell ? 'text-muted' : 'bg-danger-soft text-danger font-semibold'}`}
    >
      <Icon name={isWell ? 'check' : 'warning'} size={18} />
      {isWell ? t('health.well') : problems.join(' ')}
    </Link>
  )
}
