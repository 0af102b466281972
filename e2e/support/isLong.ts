/**
 * The long form of the journeys, `JOURNEYS=all`: tests with the tag @longa, and more checks on each screen of a menu.
 */
export const isLong = process.env.JOURNEYS === 'all';
