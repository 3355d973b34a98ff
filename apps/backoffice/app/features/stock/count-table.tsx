import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/button'
import { PieceField } from '../../ui/piece-field'
import type { CountedLine } from './counted-lines'

const mostPieces = 1_000_000

type Props = { lines: readonly CountedLine[]; onChange: (lines: CountedLine[]) => void }

/** What was counted so far. What the shop thinks is there is not shown: it would be counted along. */
export function CountTable({ lines, onChange }: Props) {
  const t = useTranslations('office-stock')
  const set = (changed: CountedLine) =>
    onChange(lines.map((line) => (line.id === changed.id ? changed : line)))
  return (
    <ul aria-label={t('count.lines')} className="bg-surface border-line rounded-card border">
      {lines.map((line) => {
        const { id, title, pack, article, lotNumber, counted, state, answer } = line
        const name = [title, pack, lotNumber].filter(Boolean).join(' ')
        return (
          <li
            key={id}
            className="border-line grid grid-cols-[1fr_auto_auto] items-center gap-x-4 border-b px-4 py-2 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {title} {pack}
              </p>
              <p className="text-muted text-sm">
                {article} · {lotNumber ? t('count.lot', { number: lotNumber }) : t('count.all')}
              </p>
              {answer ? (
                <p
                  role={state === 'refused' ? 'alert' : 'status'}
                  className={`flex items-center gap-1 font-medium ${state === 'refused' ? 'text-danger' : 'text-success'}`}
                >
                  <Icon name={state === 'refused' ? 'warning' : 'check'} />
                  {answer}
                </p>
              ) : null}
            </div>
            <PieceField
              label={t('count.countedOf', { name })}
              value={counted}
              max={mostPieces}
              onChange={(pieces) => set({ ...line, counted: pieces, state: 'open', answer: null })}
            />
            <IconButton
              icon="trash"
              label={t('receive.removeLine', { name })}
              onPress={() => onChange(lines.filter((each) => each.id !== id))}
            />
          </li>
        )
      })}
    </ul>
  )
}
