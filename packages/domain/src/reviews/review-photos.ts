const MEGA = 1_000_000

/** REVIEWS-16: how many photos a review has at most, and how large they are together when they are sent. */
export const reviewPhotoLimits = { count: 3, totalBytes: 20 * MEGA } as const

/** The fields of the form that carry them. */
export const reviewPhotoFields = ['photo1', 'photo2', 'photo3'] as const
