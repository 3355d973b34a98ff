/** EXPERTS-1: the expert who has read what a rule says and found it right, with profession, and the day. */
export type Review = { by: string; on: string }
