import type { Block } from '@haverhof/domain/content'

/** What the site itself says at the end of an order; null leaves it to the words of the shop. */
export type OwnWords = { title: string; intro: string; body: Block[] } | null
