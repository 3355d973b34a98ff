/** Data that cannot be used; the message names file and field, one line each. */
export class DataProblem extends Error {
  constructor(file: string, lines: readonly string[]) {
    super(lines.map((line) => `${file}: ${line}`).join('\n'))
  }
}
