import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { StaffApiError } from './api'
import { stepUp } from './step-up'
import { showToast } from './toasts'
import { useRefusalText } from './use-refusal-text'

export type Sent = { headers: { 'Idempotency-Key': string } }

type Options<Input, Answer> = {
  /** The call; `sent` goes into it beside the parameters: it holds the key that makes a repetition harmless. */
  run: (input: Input, sent: Sent) => Promise<Answer>
  /** What has to be read anew; `[['orders']]` for everything that begins with it. */
  renews?: readonly QueryKey[]
  done?: (answer: Answer, input: Input) => void
  /** Without it a message says what was refused. */
  failed?: (error: Error, input: Input) => void
  /** Changes of one name happen one after the other, in the order of the presses. */
  inTurn?: string
}

/**
 * A change by staff: a press that is repeated after a failure carries the same key and happens once, a call that needs a
 * fresh touch of the passkey asks for it and goes on, what is refused is said in words.
 */
export function useChange<Input = void, Answer = unknown>(options: Options<Input, Answer>) {
  const { run, renews = [], done, failed, inTurn } = options
  const client = useQueryClient()
  const refusalText = useRefusalText()
  // One key for each wish: several may be under way at once.
  const keys = useRef(new Map<string, string>())
  const underWay = useRef(new Set<string>())
  const change = useMutation<Answer, Error, Input>({
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    mutationFn: async (input) => {
      const wish = JSON.stringify(input) ?? ''
      const key = keys.current.get(wish) ?? crypto.randomUUID()
      keys.current.set(wish, key)
      const sent = { headers: { 'Idempotency-Key': key } }
      try {
        return await run(input, sent)
      } catch (error) {
        if (!(error instanceof StaffApiError && error.code === 'step-up-needed')) throw error
        if (!(await stepUp())) throw error
        return run(input, sent)
      }
    },
    onSuccess: (answer, input) => {
      keys.current.delete(JSON.stringify(input) ?? '')
      // Every change is in the log, and in the time line of its thing.
      for (const queryKey of [...renews, ['audit']])
        void client.invalidateQueries({ queryKey: [...queryKey] })
      done?.(answer, input)
    },
    onError: (error, input) => {
      // Refused for good: the next press is another wish. After a lost connection or a failure of the shop it is the same one.
      if (error instanceof StaffApiError && error.status < 500)
        keys.current.delete(JSON.stringify(input) ?? '')
      if (failed) failed(error, input)
      else showToast({ tone: 'danger', text: refusalText(error) })
    },
    onSettled: (_answer, _error, input) => void underWay.current.delete(JSON.stringify(input) ?? ''),
  })
  // A double click is one wish: it is sent once, and answered with one message.
  const mutate = (...wished: Parameters<typeof change.mutate>) => {
    const wish = JSON.stringify(wished[0]) ?? ''
    if (underWay.current.has(wish)) return
    underWay.current.add(wish)
    change.mutate(...wished)
  }
  return { ...change, mutate }
}
