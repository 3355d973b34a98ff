import type { Schemas } from '@haverhof/api-client'

export type ReturnableLine = Schemas['ReturnableLine']
export type ProductReturn = Schemas['ProductReturn']
