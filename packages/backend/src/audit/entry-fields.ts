import type { AuditAction, auditActions, AuditList, auditLists } from '@haverhof/domain/backoffice'
import type { FieldChange } from './tables.ts'

type Fields<Action extends AuditAction> = (typeof auditActions)[Action]

/** Of a closed list one of its words, or several; of everything else what it is. */
type Value<Shape> = Shape extends AuditList
  ? Word<Shape> | readonly Word<Shape>[] | null | undefined
  : unknown

type Word<List extends AuditList> = (typeof auditLists)[List][number]

/** What an entry may tell besides: the fields of its action. */
export type AuditDetails<Action extends AuditAction> = Action extends AuditAction
  ? { readonly [Field in keyof Fields<Action>]?: Value<Fields<Action>[Field]> }
  : never

/** A field of which the log knows nothing has no value that could be written. */
export type OnlyKnown<Action extends AuditAction, Details> = {
  readonly [Field in keyof Details]: Field extends FieldOf<Action> ? Details[Field] : never
}

type FieldOf<Action extends AuditAction> = Action extends AuditAction ? keyof Fields<Action> : never

/** A field of its action before and after; of a corrected sample the measured value by its code (AUDIT-3). */
export type AuditChange<Action extends AuditAction> = Action extends 'sample-corrected'
  ? FieldChange
  : Action extends AuditAction
    ? { [Field in keyof Fields<Action>]: ChangeOf<Field, Fields<Action>[Field]> }[keyof Fields<Action>]
    : never

type ChangeOf<Field, Shape> = { field: Field; before?: Value<Shape>; after?: Value<Shape> }

/** For a statement that writes its own entry. */
export function auditActionSql(action: AuditAction): string {
  return `'${action}'`
}
