/**
 * What a piece of work answers, or a time-out (API-CLIENT-4). The timer itself is held by the event loop: a signal that nothing
 * but the call knows may be collected as garbage, and then never fires. It ends with the work.
 */
export function withinTime<Answer>(
  answer: Promise<Answer>,
  timeoutMs: number,
  giveUp: (reason: DOMException) => void = () => undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const reason = new DOMException('The call took too long', 'TimeoutError')
      reject(reason)
      giveUp(reason)
    }, timeoutMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
