import { randomBytes } from 'node:crypto'
import { hashOf } from '../../config/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

const codes = 10
const bytesOfCode = 10
/** Letters and digits that are not confused with each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789x'

/** Ten new ones; those before are void (STAFF-14). The answer is the only time that they can be seen. */
export async function renewRecoveryCodes({ rows }: Transaction, memberId: number): Promise<string[]> {
  const recoveryCodes = Array.from({ length: codes }, newCode)
  await rows(renew, { memberId, hashes: recoveryCodes.map(hashOfCode) })
  return recoveryCodes
}

function newCode(): string {
  const drawn = [...randomBytes(bytesOfCode * 2)].map((byte) => letters[byte % letters.length])
  return drawn.join('').replaceAll(/(.{5})(?=.)/g, '$1-')
}

/** However it is typed. */
export function hashOfCode(code: string): string {
  return hashOf(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}

const renew = statement<{ memberId: number; hashes: readonly string[] }>(
  'staff-recovery-renew',
  `
    with former_codes as (delete from staff_recovery_code where member_id = :memberId)
    insert into staff_recovery_code (code_hash, member_id) select hash, :memberId from unnest(:hashes::text[]) hash`,
)
