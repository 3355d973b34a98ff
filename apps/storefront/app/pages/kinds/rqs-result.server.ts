import { resultLoad } from '../load-result.server'

export const load = resultLoad('Rqs')
