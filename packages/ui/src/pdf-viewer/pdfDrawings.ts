/** Drawing of a page: the zoom factor and its whole turn in degrees. */
export interface Drawing {
  readonly factor: number;
  readonly rotate: number;
}

export const keyOf = ({ factor, rotate }: Drawing): string => `${factor}/${rotate}`;

/** The parts of a page that are mounted. */
export interface Mounted {
  /** The drawing that can be seen. */
  readonly seen: Drawing;
  /** The wanted one while it is being drawn, hidden behind the one seen. */
  readonly pending: Drawing | null;
  /** Finished drawings that stay mounted; another one is drawn again when needed. */
  readonly done: readonly Drawing[];
}

/**
 * The drawings that are mounted. Until the wanted one is done, the last one with the same turn is seen. A drawing that is done
 * and mounted stays done while the wanted one changes: it does not tell a second time.
 */
export function mountedOf(done: readonly Drawing[], wanted: Drawing): Mounted {
  if (done.some((one) => keyOf(one) === keyOf(wanted)))
    return { seen: wanted, pending: null, done: [wanted] };
  const old = done.findLast(({ rotate }) => rotate === wanted.rotate);
  return old ? { seen: old, pending: wanted, done: [old] } : { seen: wanted, pending: null, done: [] };
}
