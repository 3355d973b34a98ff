import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from '#texts'
import { StaffApiError } from './api'
import { stepUp } from './step-up'
import { showToast } from './toasts'

type Sent = { headers: { 'Idempotency-Key': string } }

type Options<Input, Answer> = {
  /** The call; `sent` goes into it beside the parameters: it holds the key that makes a repetition harmless. */
  run: (input: Input, sent: Sent) => Promise<Answer>
  /** What has to be read anew; `[['orders']]` for everything that begins with it. */
  renews?: readonly QueryKey[]
  done?: (answer: Answer, input: Input) => void
  /** Without it a message says what was refused. */
  failed?: (error: Error) => void
}

/**
 * A change by staff: a press that is repeated after a failure carries the same key and happens once, a call that needs a
 * fresh touch of the passkey asks for it and goes on, what is refused is said in words.
 */
export function useChange<Input = void, Answer = unknown>(options: Options<Input, Answer>) {
  const { run, renews = [], done, failed } = options
  const client = useQueryClient()
  const t = useTranslations('office-shell')
  const key = useRef<string | null>(null)
  return useMutation<Answer, Error, Input>({
    mutationFn: async (input) => {
      key.current ??= crypto.randomUUID()
      const sent = { headers: { 'Idempotency-Key': key.current } }
      try {
        return await run(input, sent)
      } catch (error) {
        if (!(error instanceof StaffApiError && error.code === 'step-up-needed')) throw error
        if (!(await stepUp())) throw error
        return run(input, sent)
      }
    },
    onSuccess: (answer, input) => {
      key.current = null
      for (const queryKey of renews) void client.invalidateQueries({ queryKey: [...queryKey] })
      done?.(answer, input)
    },
    onError: (error) => {
      // Refused for good: the next press is another wish. After a lost connection it is the same one.
      if (error instanceof StaffApiError) key.current = null
      if (failed) failed(error)
      else showToast({ tone: 'danger', text: refusalText(error, t('failed')) })
    },
  })
}

function refusalText(error: Error, otherwise: string): string {
  if (!(error instanceof StaffApiError)) return otherwise
  return error.detail ? `${error.message} ${error.detail}` : error.message
}
