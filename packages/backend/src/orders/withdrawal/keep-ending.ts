import type { EndingKind, WithdrawalState } from '@haverhof/domain/orders'
import { statement, type Transaction } from '../../database/index.ts'

type Ending = {
  siteId: number
  languageId: number
  /** The order or repeat delivery, as it was typed. */
  contract: string
  /** The first order of what it means; null when that is not known. */
  orderId: number | null
  /** Else it may be an order of this mailbox. */
  number: number | null
  mailbox: string
  fullName: string
  emailAddress: string
  kind: EndingKind
  reason: string
  endsOn: string | null
  declarationHash: string
  /** Kept where nothing matches; null without a receipt: the link comes with the late one. */
  confirmHash: string | null
  state: Extract<WithdrawalState, 'waiting' | 'accepted'>
  now: Date
}

export type KeptEnding = { endingId: number; receivedAt: Date }

type NewEnding = KeptEnding & { isToBeConfirmed: boolean }

/** Keeps the declaration with those of withdrawal; null when the same one is kept already (ENDING-3). */
export async function keepEnding({ rows }: Transaction, ending: Ending): Promise<NewEnding | null> {
  const [row] = await rows(keep, ending)
  return row ?? null
}

export async function findEnding(
  { rows }: Pick<Transaction, 'rows'>,
  declarationHash: string,
): Promise<KeptEnding | null> {
  const [row] = await rows(find, { declarationHash })
  return row ?? null
}

const returned = 'withdrawal_id "endingId", received_at "receivedAt"'

// Staff of the site of the order decide, wherever it was declared (WITHDRAWAL-6).
const keep = statement<Ending, NewEnding>(
  'endings-keep',
  `
    insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement, received_at,
      kind, ends_on, declaration_hash, confirm_hash, state, decided_at)
    select coalesce(o.site_id, :siteId), :languageId, o.order_id, :contract, :fullName, :emailAddress, :reason,
      :now::timestamptz, :kind, :endsOn::date, :declarationHash, case when o.order_id is null then :confirmHash::text end, :state,
      case when :state = 'accepted' then :now::timestamptz end
    from (select) declared left join shop_order o on o.order_id = coalesce(:orderId::int, :number)
      and (:orderId::int is not null or lower(o.email_address) = :mailbox)
    on conflict (declaration_hash) where declaration_hash is not null do nothing
    returning ${returned}, order_id is null "isToBeConfirmed"`,
)

const find = statement<{ declarationHash: string }, KeptEnding>(
  'endings-find',
  `select ${returned} from withdrawal where declaration_hash = :declarationHash`,
)
