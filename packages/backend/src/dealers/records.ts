/** Opening hours of one weekday, 1 is Monday; closed days are left out. */
export type OpeningHours = { weekday: number; opens: string; closes: string }
