type Line = { days: string; spans: readonly string[] }

type Props = { label: string; closed: string; lines: readonly Line[] }

/** When a place is open, folded away: who has chosen by distance may still want to know. */
export function WeekOfHours({ label, closed, lines }: Props) {
  return (
    <details className="week-of-hours">
      <summary>{label}</summary>
      <dl>
        {lines.map(({ days, spans }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : closed}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
