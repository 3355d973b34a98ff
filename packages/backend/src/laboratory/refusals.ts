import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

export const laboratoryProblems: Problems<Refused<'sample-received'>> = {
  'sample-received': { status: 409, title: 'The laboratory has this sample already.' },
}
