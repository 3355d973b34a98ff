import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

export const stockAlertProblems: Problems<Refused<'is-available' | 'link-invalid'>> = {
  'is-available': { status: 409, title: 'This pack can be had now.' },
  'link-invalid': { status: 404, title: 'This link is no longer valid.' },
}
