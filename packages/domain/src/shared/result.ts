/** A rule says its failure in the type: `reason` is a stable key, never a sentence. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason }

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refusal<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason }
}
