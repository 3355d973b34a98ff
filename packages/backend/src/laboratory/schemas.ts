import { z } from '@hono/zod-openapi'
import { sampleStatuses, sampleTypes } from '@haverhof/domain/laboratory'

export const SampleResult = z
  .object({
    key: z.string().openapi({ description: 'Opens the result' }),
    type: z.enum(['Rqs', 'Qs']).openapi({ description: 'Roughage quickscan or hygiene quality scan' }),
    sampleName: z.string(),
    sampleType: z
      .enum(sampleTypes)
      .nullable()
      .openapi({ description: 'Null until the customer or the laboratory has said it' }),
    takenOn: z.iso.date().nullable().openapi({ description: 'The day the customer took it' }),
    orderId: z.int(),
    orderedAt: z.iso.datetime(),
    status: z.enum(sampleStatuses),
    receivedOn: z.iso.date().nullable(),
    resultOn: z.iso.date().nullable(),
    isUnread: z.boolean().openapi({ description: 'There is a result that the customer has not opened' }),
  })
  .openapi('SampleResult')

export const SampleResults = z
  .object({ results: z.array(SampleResult), unreadCount: z.int() })
  .openapi('SampleResults')

export type SampleResultView = z.infer<typeof SampleResult>
