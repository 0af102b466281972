import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';

const HOUR_MS = 3_600_000;

/** Part of an address that identifies one place (SEG-3). */
const placeOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Maximum of places kept from one hour to the next. */
const MOST = 50_000;

interface Period {
  salt: Buffer;
  seen: Set<string>;
}

const newPeriod = (): Period => ({ salt: randomBytes(32), seen: new Set() });

const nameIn = ({ salt }: Period, place: string): string =>
  createHmac('sha256', salt).update(place).digest('hex').slice(0, 32);

/**
 * Names a place for counting without storing its address (SEG-3): HMAC-SHA256, 16 bytes in hex, under a salt
 * in memory that changes every hour. The previous salt stays one more hour for its places, so that counts do
 * not restart at the full hour.
 */
export const createSourceOf = (clock: () => Date): ((address: string) => string) => {
  let present = newPeriod();
  let previous: Period | undefined;
  let since = clock().getTime();
  const rotate = (): void => {
    const hours = Math.abs(clock().getTime() - since) / HOUR_MS;
    if (hours < 1) return;
    previous = hours < 2 ? present : undefined;
    present = newPeriod();
    since = clock().getTime();
  };
  return (address) => {
    rotate();
    const place = placeOf(address);
    const former = previous && nameIn(previous, place);
    if (former !== undefined && previous?.seen.has(former)) return former;
    const name = nameIn(present, place);
    if (present.seen.size < MOST) present.seen.add(name);
    return name;
  };
};
