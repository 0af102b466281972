/** Start of every test's clock: Saturday, 09:00 local. */
export const proofStart = '2026-11-21T12:00:00Z';

/** Moments at which the demonstration must have rows for every screen; `npm run test:days` runs all of them. */
export const proofMoments: Readonly<Record<string, string>> = {
  'Sunday 22 November': '2026-11-22T12:00:00Z',
  '30 November': '2026-11-30T12:00:00Z',
  '23:30 of 30 November, in UTC the next month': '2026-12-01T02:30:00Z',
  '00:30 of 1 December': '2026-12-01T03:30:00Z',
  '31 December': '2026-12-31T12:00:00Z',
  '23:30 of 31 December, in UTC the next year': '2027-01-01T02:30:00Z',
  '00:30 of 1 January': '2027-01-01T03:30:00Z',
  '1 January': '2027-01-01T12:00:00Z',
  '28 February': '2027-02-28T12:00:00Z',
  '31 March': '2027-03-31T12:00:00Z',
  '30 April': '2027-04-30T12:00:00Z',
  '31 July': '2027-07-31T12:00:00Z',
  '28 February of a leap year': '2028-02-28T12:00:00Z',
  '29 February': '2028-02-29T12:00:00Z',
  '1 March after it': '2028-03-01T12:00:00Z',
};
