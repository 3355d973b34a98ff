import type { Closings } from '../shared/index.ts'

/** When nothing leaves our store, which is in the Netherlands: Algemene termijnenwet Art. 3. */
export const storeClosings: Closings = {
  fixed: ['01-01', '04-27', '12-25', '12-26'],
  afterEaster: [1, 39, 50],
}
