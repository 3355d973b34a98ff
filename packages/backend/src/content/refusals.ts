import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

export const contentProblems: Problems<Refused<'gone'>> = {
  gone: { status: 410, title: 'This page was removed.' },
}
