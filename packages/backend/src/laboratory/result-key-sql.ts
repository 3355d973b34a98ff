/** LABORATORY-2: 244 random bits. */
export const resultKeySql = `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
