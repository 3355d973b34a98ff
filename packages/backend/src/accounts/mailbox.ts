import {
  type FieldProblem,
  foldEmailAddress,
  isEmailAddress,
  textProblems,
  tidyText,
} from '@haverhof/domain/accounts'
import { type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'

/** What is wrong with a mailbox as it was typed (CHECKOUT-9). */
export function mailboxProblems(typed: string | null | undefined): FieldProblem[] {
  return textProblems('', {
    field: 'emailAddress',
    value: tidyText(typed ?? ''),
    has: isEmailAddress,
    otherwise: 'invalid-email',
  })
}

/** The mailbox, folded; one that cannot be is refused. */
export function requireMailbox(typed: string | null | undefined): Result<string, WrongFields> {
  return wrongFields(mailboxProblems(typed)) ?? success(foldMailbox(typed))
}

/** One mailbox is one text, however it is typed. */
export function foldMailbox(typed: string | null | undefined): string {
  return foldEmailAddress(tidyText(typed ?? ''))
}
