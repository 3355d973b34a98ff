/** REVIEWS-4: shown, waiting for a person, or refused by one. */
export const reviewVerdicts = ['published', 'waiting', 'refused'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** REVIEWS-4: how long a review may wait for a person at most. */
export const longestWaitHours = 24
