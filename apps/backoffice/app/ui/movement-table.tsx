import { Link } from 'react-router'
import { useFormats } from '../platform/formats'

type Movement = {
  movementId: number
  at: string
  change: number
  orderId: number | null
  actor: string | null
  actorName: string | null
}

type Props<Moved extends Movement> = {
  title: string
  movements: readonly Moved[]
  /** Why, in words. */
  reasonOf: (movement: Moved) => string
}

/** Stock movements of a pack or lot, with who made them. */
export function MovementTable<Moved extends Movement>({ title, movements, reasonOf }: Props<Moved>) {
  const { moment, number } = useFormats()
  return (
    <section>
      <h3 className="pb-1 font-semibold">{title}</h3>
      <table className="w-full" aria-label={title}>
        <tbody>
          {movements.map((movement) => {
            const { movementId, at, change, orderId, actor, actorName } = movement
            return (
              <tr key={movementId} className="border-line border-b align-top">
                <td
                  className={`w-14 py-1.5 pr-3 text-right font-semibold ${change < 0 ? 'text-danger' : 'text-success'}`}
                >
                  {change > 0 ? '+' : ''}
                  {number(change)}
                </td>
                <td className="py-1.5 pr-3">
                  {reasonOf(movement)}{' '}
                  {orderId ? (
                    <Link to={`/orders/${orderId}`} className="text-brand underline">
                      {orderId}
                    </Link>
                  ) : null}
                  {actor ? <p className="text-muted text-sm">{actorName ?? actor}</p> : null}
                </td>
                <td className="text-muted py-1.5 text-right text-sm whitespace-nowrap">{moment(at)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
