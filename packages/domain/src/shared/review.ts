/** The expert who has read what a rule says and found it right, with profession, and the day (EXPERTS-1). */
export type Review = { by: string; on: string }
