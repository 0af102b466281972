/** Drawing of a page: the zoom factor and its whole turn in degrees. */
export interface Drawing {
  readonly factor: number;
  readonly rotate: number;
}

export const keyOf = ({ factor, rotate }: Drawing): string => `${factor}/${rotate}`;

/** The parts of a page that are mounted. */
export interface Mounted {
  /** The visible drawing. */
  readonly seen: Drawing;
  /** The wanted drawing while it is made, hidden behind the visible one. */
  readonly pending: Drawing | null;
  /** Finished drawings that stay mounted. Others are made again when needed. */
  readonly done: readonly Drawing[];
}

/**
 * The drawings to mount. Until the wanted one is done, the last one with the same turn is visible. A finished and
 * mounted drawing stays finished while the wanted one changes, because it reports only once.
 */
export function mountedOf(done: readonly Drawing[], wanted: Drawing): Mounted {
  if (done.some((one) => keyOf(one) === keyOf(wanted)))
    return { seen: wanted, pending: null, done: [wanted] };
  const old = done.findLast(({ rotate }) => rotate === wanted.rotate);
  return old ? { seen: old, pending: wanted, done: [old] } : { seen: wanted, pending: null, done: [] };
}
