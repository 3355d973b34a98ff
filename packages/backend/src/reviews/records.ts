/** REVIEWS-2: published by the checks, waiting for a person, or refused by one. */
export type ReviewVerdict = 'published' | 'waiting' | 'refused'
