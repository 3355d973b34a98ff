/** Not a refusal: like a database that is away, it can meet every call, and the frame answers 503. */
export class TooBusy extends Error {
  constructor() {
    super('too much work is waiting')
  }
}
