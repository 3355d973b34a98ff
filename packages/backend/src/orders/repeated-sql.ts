/** Whether some of an order comes again; the index of the list has the same words (REPEAT-23). The argument is an SQL expression. */
export function isRepeatedSql(calculation: string): string {
  return `jsonb_path_exists(${calculation}, '$.lines[*] ? (@.repeatDays > 0 || @.repeatWeeks > 0)')`
}
