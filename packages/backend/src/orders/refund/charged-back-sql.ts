/** REFUNDS-3: of a refund r, what nobody paid because the bank had taken it back: it is settled without a word of provider or transfer. */
export const chargedBackPartSql = `case when r.reason = 'cancellation' and r.state = 'paid' and r.provider_refund_id is null
  and r.transfer_reference is null then r.amount_cents - r.gift_card_cents else 0 end`
