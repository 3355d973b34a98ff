import { resultLoad } from '../parts/result.server'

export const load = resultLoad('Rqs')
