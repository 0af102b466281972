/** The long form of the journeys, `JOURNEYS=all`: tests tagged @longa, and more of each screen of a menu. */
export const isLong = process.env.JOURNEYS === 'all';
