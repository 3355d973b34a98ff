type Line = { days: string; spans: readonly string[] }

type Props = { label: string; closed: string; lines: readonly Line[] }

/** When a place is open, folded away: who has chosen by distance may still want to know. */
export function WeekOfHours({ label, closed, lines }: Props) {
  return (
    <details className="text-sm">
      <summary className="text-brand inline-flex min-h-8 items-center underline underline-offset-4">
        {label}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 pb-1">
        {lines.map(({ days, spans }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className="tabular-nums">{spans.length > 0 ? spans.join(', ') : closed}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
